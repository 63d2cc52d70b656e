# Orca runs this at its start.
import logging
import os

from orca import settings

# The words go to a file; no synthesizer is needed.
settings.speechFactoryModules = []
settings.speechServerFactory = "none"
spoken = logging.FileHandler(os.environ["SPOKEN_FILE"], encoding="utf-8")
spoken.setFormatter(logging.Formatter("%(message)s"))
logging.getLogger("speech").addHandler(spoken)

settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
