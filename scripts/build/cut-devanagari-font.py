"""
Subsets a package's variable font to Hindi and Marathi at one weight: all weights together are 250 KB.
Run by hand with Debian's python3-fonttools and python3-brotli:
    python3 scripts/build/cut-devanagari-font.py <anek-devanagari-devanagari-wght-normal.woff2> 450 app/ui/fonts/anek-devanagari.woff2
    python3 scripts/build/cut-devanagari-font.py <anek-devanagari-devanagari-wght-normal.woff2> 700 app/ui/fonts/anek-devanagari-bold.woff2
The source is the file of that name in @fontsource-variable/anek-devanagari 5.3.0 (OFL 1.1).
"""

import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# OpenType features of Devanagari: conjuncts, half forms, marks above and below.
FEATURES = (
    "abvf abvm abvs akhn blwf blwm blws calt ccmp cjct dist half haln kern liga locl mark mkmk nukt pref pres psts pstf "
    "rkrf rlig rphf vatu"
).split()

source, weight, target = sys.argv[1:]
font = instancer.instantiateVariableFont(TTFont(source), {"wght": float(weight)})
options = subset.Options(flavor="woff2", hinting=False, layout_features=FEATURES)
cutter = subset.Subsetter(options)
cutter.populate(unicodes=[*range(0x900, 0x980), 0x200C, 0x200D, 0x25CC])
cutter.subset(font)
font.flavor = "woff2"
font.save(target)
