"""The same tests for the rules compiled."""

import pytest

import ludoteca

patches_rules = pytest.mark.skipif(ludoteca.compiled(), reason="compiled rules cannot be patched")
