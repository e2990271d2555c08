"""What the companion answers, whoever asks: the doors of the hall (`api`) and, where there is no
connection, the same rules on a device (`device`).

Requests and answers are records; what is not done is a `Refusal`. Nothing here knows a network.
"""
