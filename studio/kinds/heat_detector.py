"""Heat detector: a thermistor standing free in an open cage of fins."""
from kit import detector_parts as d
from kit import geometry as g
from kit import materials as m

LIGHT = dict(set='white')
VIEWS = {
    'hero': dict(az=-24, el=26),
    'front': dict(el=8),
    'side': dict(az=-90, el=62),
    'detail': dict(az=-20, el=20, zoom=2.2, aim=(0, -8, 34)),
}


def build(color='#e2e2df', r=50, height=46, fins=8, led=None):
    """`led` is the colour of the lit indicator, None for a clear one."""
    shell = m.plastic(color, 'matt')
    root = g.group('heat detector')
    z = d.mounting_base(root, shell, r)
    _head(root, shell, r, height, z)
    _cage(root, shell, r, height, fins)
    d.thermistor(root, (0, 0, height * .44), height * .26)
    d.indicator(root, (0, -r * .70, height * .425), 2.1, led, rot=(16, 0, 0))
    g.plate('index arrow', [(-2, 0), (2, 0), (0, 3)], [], .4, .1, mat=shell, parent=root, loc=(0, -r + 1.2, z + 2), rot=(78, 0, 0))
    return root


def _head(root, shell, r, h, z):
    """Low cone that ends in a shallow dish round the sensor."""
    g.lathe('head', [(r - 2.5, z), (r - .5, z, .4), (r - .9, z + 4.2, 1.6), (r * .80, h * .38, 10), (r * .56, h * .46, 5), (r * .50, h * .46, .8),
                     (r * .47, h * .42, 1.5), (r * .16, h * .40, 2), (r * .13, h * .45, 1), (0, h * .45)], mat=shell, parent=root, arc=12)


def _cage(root, shell, r, h, fins):
    """Fins that rise from the dish and carry a hoop and an open crown ring over the bead."""
    outline = g.fillet([(r * .40, h * .38), (r * .62, h * .42), (r * .56, h * .50, 5), (r * .53, h * .72, 5), (r * .34, h * .94, 9), (r * .17, h * .985),
                        (r * .17, h * .925), (r * .34, h * .86, 6), (r * .455, h * .66, 5)], 8)
    for i in range(fins):
        d.radial_rib('cage fin', outline, 3.4, 360 * i / fins, shell, root, 1.2)
    g.lathe('cage hoop', [(r * .43, h * .70), (r * .485, h * .66, .6), (r * .50, h * .70, .8), (r * .475, h * .75, .6), (r * .43, h * .735, .4),
                          (r * .43, h * .70)], mat=shell, parent=root)
    g.lathe('crown', [(r * .10, h * .92), (r * .19, h * .915, .8), (r * .21, h * .96, 1), (r * .17, h * 1.0, 1.4), (r * .10, h * 1.0, .8),
                      (r * .09, h * .96, .6), (r * .10, h * .92)], mat=shell, parent=root)
