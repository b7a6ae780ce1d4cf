### What the server says when something cannot be done, in Polish: what, why, and what to do.

error-malformed_message = Serwer nie zrozumiał tej wiadomości. Odśwież stronę.
error-malformed_body = Serwer nie zrozumiał tego żądania. Sprawdź wpisane dane i spróbuj ponownie.
error-unknown_table = Nie ma stołu { $table }. Sprawdź link albo otwórz nowy stół.
error-unknown_game = Nie ma tu gry { $game }. Wybierz jedną z półki.
error-unknown_language = Brak tekstów w języku { $language }. Wybierz inny język.
error-unknown_page = Takiej strony nie ma. Wróć na stronę główną.
error-unknown_step = Ta rozgrywka ma kroki od 0 do { $steps }, więc kroku { $step } nie ma.
error-unknown_target = Tych miejsc nie da się ze sobą połączyć. Wskaż inne.
error-wrong_method = Serwer nie może tego zrobić pod tym adresem. Odśwież stronę.
error-bad_option = Ta gra nie ma takiej opcji. Wybierz spośród pokazanych.
error-bad_file = { $number ->
    [one] Tego pliku nie można użyć: jest w nim { $number } błąd do poprawienia.
    [few] Tego pliku nie można użyć: są w nim { $number } błędy do poprawienia.
   *[many] Tego pliku nie można użyć: jest w nim { $number } błędów do poprawienia.
}
error-bad_bot = Nie ma bota { $bot }. Wybierz z listy.
error-bad_seats = W takim składzie nie da się zagrać. Zmień liczbę miejsc albo to, kto na nich siedzi.
error-not_seated = Nie masz miejsca przy tym stole, więc możesz tylko patrzeć. Zajmij wolne miejsce albo otwórz własny stół.
error-bad_seat_link = Ten link do miejsca jest już nieważny. Poproś o nowy osobę, od której go masz.
error-not_host = To może zrobić tylko gospodarz. Poproś osobę, która otworzyła stół.
error-foreign_page = Inna witryna próbowała użyć tego stołu. Otwórz sam stół.
error-not_running = Przy tym stole nikt teraz nie gra. Poczekaj na początek rozgrywki albo otwórz nowy stół.
error-not_over = Rozgrywka jeszcze trwa. Spróbuj ponownie, gdy się skończy.
error-seat_taken = To miejsce jest już zajęte. Poproś gospodarza o inne zaproszenie.
error-bad_invitation = To zaproszenie jest nieważne. Poproś gospodarza o nowy link.
error-table_full = Wszystkie miejsca przy tym stole są zajęte. Możesz patrzeć albo otworzyć własny stół.
error-already_seated = Masz już miejsce przy tym stole. Po prostu graj dalej.
error-name_needed = Inni muszą wiedzieć, jak się do ciebie zwracać. Najpierw podaj imię.
error-not_your_turn = To nie twoja kolej. Poczekaj na decyzje pozostałych.
error-illegal_action = { $reason }
error-stale_revision = Sytuacja na stole zdążyła się zmienić. Spójrz jeszcze raz i podejmij nową decyzję.
error-nothing_to_undo = Nie ma czego cofnąć: coś wylosowano lub odkryto albo ruch wykonał już ktoś inny.
error-no_hints = Przy tym stole nie ma podpowiedzi. O tym, czy są, decyduje osoba, która otwiera stół.
error-hints_used = Wszystkie podpowiedzi, które ma każdy przy tym stole ({ $limit }), są już wykorzystane. Zdecyduj bez nich.
error-no_advice = Boty nie znalazły podpowiedzi. Nic nie przepadło ani nie zostało policzone; spróbuj ponownie za chwilę.
error-too_large = To za dużo naraz: limit to { $limit } B. Skróć to.
error-too_fast = Za szybko. Poczekaj kilka sekund i graj dalej.
error-not_saved = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie za chwilę.
error-old_rules = Przy tym stole grano według starszej wersji zasad i nie da się grać dalej. Otwórz nowy.
error-unreadable_table = Ta wersja Signorii nie umie odczytać ruchów tego stołu, więc nie da się grać dalej. Ruchy pozostają zapisane; otwórz nowy stół.
error-server_stopping = Serwer się zatrzymuje. Stół jest zapisany; wróć, gdy serwer znów ruszy.
error-internal = Serwer popełnił błąd. Nic nie przepadło; spróbuj ponownie, a jeśli to nie minie, powiadom właściciela serwera.
error-unreachable = Serwer nie odpowiada. Sprawdź połączenie; stół jest zapisany.
