"""The companion on a device without a connection: the same rules, in a browser's own Python.

The hall packs them (`packing`); a worker of the page unpacks them and asks `doors.answer` whatever
it would have asked the hall. That Python has no msgspec, so `records` lies in the pack under its
name: as much of it as the rules use.
"""
