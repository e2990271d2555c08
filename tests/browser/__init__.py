"""The hall as people meet it: a real server, a real browser, real clicks."""
