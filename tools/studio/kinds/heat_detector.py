"""Heat detector: a free-standing thermistor in an open cage of fins."""
from kit import detector_parts as d
from kit import geometry as g
from kit import materials as m
from kit.small_devices import shoulder

LIGHT = dict(set='white', rim=.35)      # a stronger rim light would draw an unexplained wedge on the flat skirt
VIEWS = {
    'hero': dict(az=-24, el=26),
    'front': dict(el=8),
    'side': dict(az=-90, el=62),
    'detail': dict(az=-20, el=20, zoom=2.2, aim=(0, -8, 34)),
}


def build(color='#e2e2df', r=50, height=46, fins=8, led=None):
    """`led` is the colour of the lit indicator, or None for a clear one."""
    shell = m.plastic(color, 'silk')
    root = g.group('heat detector')
    z = d.mounting_base(root, shell, r)
    _head(root, shell, r, height, z)
    _cage(root, shell, r, height, fins)
    d.thermistor(root, (0, 0, height * .44), height * .26)
    d.indicator(root, (0, -r * .70, height * .425), 2.1, led, rot=(16, 0, 0))
    g.plate('index arrow', [(-2, 0), (2, 0), (0, 3)], [], .4, .1, mat=shell, parent=root, loc=(0, -r + 1.2, z + 2), rot=(78, 0, 0))
    return root


def _head(root, shell, r, h, z):
    """Low cone with a stepped collar and a dish around the sensor."""
    g.lathe('head', [(r - 2.5, z), (r - .5, z, .3), (r - .7, z + 3.6, 1), (r * .80, h * .36, 8), (r * .66, h * .42, 3), (r * .655, h * .395, .2),
                     (r * .635, h * .395, .2), (r * .63, h * .43, .4), (r * .60, h * .475, .5), (r * .57, h * .48, .5), (r * .55, h * .43, .8),
                     (r * .47, h * .40)], mat=shell, parent=root, arc=12)
    g.lathe('sensor dish', [(r * .475, h * .405), (r * .16, h * .39, 2), (r * .13, h * .45, .6), (0, h * .45)], mat=m.plastic('#6b6f73', 'matt'),
            parent=root, arc=12)
    for x in (.42, .34, .26):
        g.lathe('dish step', [(r * x, h * .39), (r * x, h * .41, .3), (r * (x - .03), h * .41, .3), (r * (x - .03), h * .39)],
                mat=m.plastic('#6b6f73', 'matt'), parent=root)


def _cage(root, shell, r, h, fins):
    """Flat fins that stand on the collar and carry a hoop and an open crown ring over the bead."""
    outer = shoulder((r * .60, h * .42), (r * .17, h * .985), 2.2)
    inner = shoulder((r * .52, h * .42), (r * .17, h * .925), 2.2)
    outline = [(r * .50, h * .40), (r * .60, h * .40), *outer, *reversed(inner)]
    for i in range(fins):
        d.radial_rib('cage fin', outline, 1.5, 360 * i / fins, shell, root, .5)
    g.lathe('cage hoop', [(r * .47, h * .69), (r * .52, h * .685, .3), (r * .525, h * .73, .3), (r * .475, h * .735, .3),
                          (r * .47, h * .69)], mat=shell, parent=root)
    g.lathe('crown', [(r * .10, h * .93), (r * .20, h * .925, .4), (r * .215, h * .985, .5), (r * .20, h * 1.0, .4), (r * .12, h * 1.0, .5),
                      (r * .10, h * .985, .4), (r * .10, h * .93)], mat=shell, parent=root)
