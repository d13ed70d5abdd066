"""The camera and its position for each view."""
import math

import bpy
from mathutils import Euler, Vector

# az (azimuth) in degrees, positive to the right of the product; el (elevation) in degrees; focal length in mm
VIEWS = {
    'hero': dict(az=-32, el=17, focal=90),
    'stage': dict(az=-32, el=10, focal=90),
    'front': dict(az=0, el=4, focal=110),
    'side': dict(az=-88, el=6, focal=110),
    'group': dict(az=-8, el=12, focal=85, fill=.86),
    'detail': dict(az=-24, el=12, focal=110, zoom=2.3, fstop=16),
}


def place_camera(pts, az, el, focal, aspect=1.0, fill=.8, zoom=1.0, aim=None, fstop=None, offset=(0, 0)):
    """Long-lens camera that frames the true outline of the product: its larger
    dimension takes the share `fill` of the frame from every angle.

    `pts` are points of the product in world space (mm). `az` and `el` in degrees, `focal` in mm, `aspect` is width / height.
    `aim` is a point of the world (mm) to centre instead of the product.
    `offset` shifts the product, in shares of half the frame. `fstop` blurs what is out of focus.
    """
    cam = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cam)
    ob['studio'] = True
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    cam.lens, cam.sensor_width, cam.sensor_fit = focal, 36, 'HORIZONTAL'
    rot = Euler((math.radians(90 - el), 0, math.radians(az)))
    q = rot.to_matrix()
    right, up, back = q.col[0], q.col[1], q.col[2]
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    target = (lo + hi) / 2
    R = (hi - lo).length / 2
    half_w = 18 / focal
    half_h = half_w / aspect
    dist = R * 6
    for _ in range(12):
        pos = target + back * dist
        us, vs = [], []
        for p in pts:
            d = p - pos
            depth = -d.dot(back)
            us.append(d.dot(right) / depth / half_w)
            vs.append(d.dot(up) / depth / half_h)
        cu, cv = (min(us) + max(us)) / 2, (min(vs) + max(vs)) / 2
        target = target + right * cu * half_w * dist + up * cv * half_h * dist
        dist *= max((max(us) - min(us)) / 2, (max(vs) - min(vs)) / 2) / fill
    if aim is not None:
        target = Vector(aim)
    dist /= zoom
    target = target - right * offset[0] * half_w * dist - up * offset[1] * half_h * dist
    ob.location = target + back * dist
    ob.rotation_euler = rot
    cam.clip_start, cam.clip_end = dist / 100, dist * 40
    if fstop:
        cam.dof.use_dof = True
        cam.dof.focus_distance = dist
        # The f-number assumes 1 unit is 1 m; here it is 1 mm.
        cam.dof.aperture_fstop = fstop / 1000
