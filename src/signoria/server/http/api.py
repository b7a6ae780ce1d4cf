"""The HTTP application of everything that is not live, with an OpenAPI 3.1 document of itself."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import signoria
from signoria.server.http import guest_routes, table_routes, title_routes
from signoria.server.http.dependencies import (
    API,
    add_cookie,
    dependencies,
    refuse_foreign_pages,
)
from signoria.server.http.problem_answers import (
    LARGEST_BODY,
    AnyRequest,
    answer_fault,
    answer_http,
    answer_refusal,
)
from signoria.server.problems import Refusal
from signoria.server.tables.guests import Guests
from signoria.server.tables.lobby import Lobby
from signoria.server.tables.table_service import TableService


@get("/openapi.json", include_in_schema=False)
async def read_openapi(request: AnyRequest) -> dict[str, Any]:
    """This document."""
    return request.app.openapi_schema.to_schema()


def make_api(service: TableService, guests: Guests, lobby: Lobby) -> Litestar:
    """The HTTP application."""
    api = Router(
        path=API,
        route_handlers=[
            read_openapi,
            *guest_routes.ROUTES,
            *title_routes.ROUTES,
            *table_routes.ROUTES,
        ],
        dependencies=dependencies(service, guests, lobby),
    )
    return Litestar(
        [api],
        before_request=refuse_foreign_pages,
        before_send=[add_cookie],
        compression_config=CompressionConfig(backend="gzip", minimum_size=4096),
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_http,
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=signoria.__version__,
            description="The tables of Signoria.  Sentences are Tellings: keys of Fluent messages.",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
