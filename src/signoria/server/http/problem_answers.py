"""The error answers of every route: each a `Problem` with its code and its sentence."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from signoria.server.messages import Problem
from signoria.server.problems import Refusal

LARGEST_BODY: Final = 64 * 1024

PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description="What is wrong.")
    for status in (400, 403, 404, 409, 413, 422, 503)
}
"""The error answers of every route, for the OpenAPI document."""

AnyRequest = Request[Any, Any, State]

log = logging.getLogger(__name__)


def answer_refusal(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return Response(refusal.problem, status_code=refusal.status)


def answer_http(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """Errors that the framework finds, in our words."""
    codes = {404: "unknown_page", 405: "wrong_method", 413: "too_large"}
    code = codes.get(problem.status_code, "malformed_body")
    if problem.status_code >= 500:
        return answer_fault(request, problem)
    if code == "too_large":
        return answer_refusal(request, Refusal(code, limit=LARGEST_BODY))
    detail = " ".join(str(part) for part in (problem.detail, problem.extra or "") if part)
    return answer_refusal(request, Refusal(code, detail=detail))


def answer_fault(request: AnyRequest, fault: Exception) -> Response[Problem]:
    """A fault of ours: told in the log, not to the client."""
    log.error("%s %s", request.method, request.url.path, exc_info=fault)
    return answer_refusal(request, Refusal("internal"))
