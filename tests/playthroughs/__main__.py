"""Write the golden playthroughs anew."""

from tests.playthroughs.telling import SCRIPTS, told

for script in SCRIPTS:
    script.file.parent.mkdir(exist_ok=True)
    script.file.write_text(told(script), "utf-8")
    print(script.file.name)
