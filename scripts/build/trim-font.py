"""
Makes the only font file of a first view (record 022): basic Latin and the rupee, fewer features, with kerning.
Run by hand with Debian's python3-fonttools and python3-brotli:
    python3 scripts/build/trim-font.py <basic.woff2> <rupee.woff2> app/ui/fonts/anek-basic.woff2
The two sources are the files of that name in commit ede7f8b, cut from @fontsource-variable/anek-latin (OFL 1.1).
"""

import sys
from fontTools import subset
from fontTools.ttLib import TTFont

FEATURES = ["kern", "rvrn", "tnum"]
# Thousandths of the type size; smaller values are invisible.
SMALLEST_KERN = 20
# Pairs of these need no kerning.
RARE = set("~^{}|\\<>[]_=+*#@%$;`§")


def simplify(record):
    """Removes the variation by weight from a kerning value, and the value itself if it is too small."""
    if record is None:
        return
    for device in ("XAdvDevice", "YAdvDevice", "XPlaDevice", "YPlaDevice"):
        if hasattr(record, device):
            delattr(record, device)
    if abs(getattr(record, "XAdvance", 0) or 0) < SMALLEST_KERN:
        record.XAdvance = 0


def still_kerning(font):
    rare = {name for code, name in font.getBestCmap().items() if chr(code) in RARE}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            if part.Format == 1:
                for first, pairs in zip(part.Coverage.glyphs, part.PairSet):
                    for pair in pairs.PairValueRecord:
                        simplify(pair.Value1)
                        simplify(pair.Value2)
                    pairs.PairValueRecord = [
                        p
                        for p in pairs.PairValueRecord
                        if p.Value1 and p.Value1.XAdvance and first not in rare and p.SecondGlyph not in rare
                    ]
                    pairs.PairValueCount = len(pairs.PairValueRecord)
            else:
                for first in part.Class1Record:
                    for second in first.Class2Record:
                        simplify(second.Value1)
                        simplify(second.Value2)
            part.ValueFormat1 &= 0x0F
            part.ValueFormat2 &= 0x0F


def add_rupee(font, rupee):
    name = rupee.getBestCmap()[0x20B9]
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"].glyphs[name] = rupee["glyf"][name]
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["gvar"].variations[name] = rupee["gvar"].variations[name]
    font["hmtx"].metrics[name] = rupee["hmtx"][name]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x20B9] = name
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    del font["HVAR"]


def forget_named_weights(font):
    """Removes the names of weights, which font menus show; style sheets use numbers."""
    font["fvar"].instances = []
    del font["STAT"]
    font["name"].names = [record for record in font["name"].names if record.nameID < 256]


basic, rupee, out = sys.argv[1:4]
font = TTFont(basic)
options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 13, 14])
cut = subset.Subsetter(options)
cut.populate(unicodes=list(font.getBestCmap()))
cut.subset(font)
still_kerning(font)
add_rupee(font, TTFont(rupee))
forget_named_weights(font)
font.flavor = "woff2"
font.save(out)
