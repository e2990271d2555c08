"""CW-SOLO One player against the Collector: his hand and reveal, solo Areas and Contacts."""
