"""Rendering and developing: passes, noise, view transform; the product's picture and its shadow's."""
import glob
import os
import shutil
import tempfile

import bpy
import numpy as np

from .denoise import denoised, gaussian, nlm
from .stage import product_objects


#: How light becomes tones. Film holds a wide range and presses what is bright together: right for black and coloured goods,
#: but lit and half-lit white end up ten levels apart. A camera's own curve keeps them apart (and loses what it must in the dark).
TONES = {
    'film': dict(view_transform='Filmic', look='High Contrast', exposure=.5),
    'stage': dict(view_transform='Filmic', look='High Contrast', exposure=.75),
    'camera': dict(view_transform='Standard', look='None', exposure=0.0),
}
#: Of 'camera': what the light is multiplied by, and from where on it comes close to white without reaching it.
GAIN, SHOULDER = 1.0, .7


def settings(width, height, samples, noise, tones):
    """Size in pixels; samples of a pixel at most, the noise at which fewer will do; tones one of `TONES`."""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = samples
    c.use_adaptive_sampling = noise > 0
    c.adaptive_threshold = noise
    c.adaptive_min_samples = min(12, samples)
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 2, 4
    c.transparent_max_bounces, c.transmission_bounces = 12, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 3.0
    c.sample_clamp_direct = 0.0
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    s.render.film_transparent = True
    c.film_transparent_glass = False
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.use_persistent_data = True
    for name, value in TONES[tones].items():
        setattr(s.view_settings, name, value)
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGBA'
    s.render.image_settings.color_depth = '8'
    s.render.image_settings.compression = 60
    return s


def render(path):
    """Beauty pass -> PNG with alpha."""
    s = bpy.context.scene
    tmp = tempfile.mkdtemp()
    _passes(tmp)
    bpy.ops.render.render()
    rgba, alb, nor, lit = (_read(glob.glob(os.path.join(tmp, f'{n}*.exr'))[0]) for n in ('beauty', 'albedo', 'normal', 'lit'))
    # What shines by itself is without noise, and nothing but its light tells where a letter on a screen ends: denoised it smears.
    reflected = np.concatenate([rgba[..., :3] - lit[..., :3], rgba[..., 3:]], axis=2)
    out = _scattered(denoised(reflected, alb[..., :3], nor[..., :3]), lit[..., :3])
    _save(_rolled_off(out) if s.view_settings.view_transform == 'Standard' else out, os.path.abspath(path))
    shutil.rmtree(tmp)
    s.use_nodes = False


#: Where the light of lamps and screens goes: shares of it, and how far (part of the picture's width). The first is what glass and
#: pixels in front of it scatter, the others the lens.
SCATTER = ((.945, .0009), (.035, .005), (.02, .03))


def _scattered(rgba, lit):
    """The picture with what shines by itself added: lamps and screens shine a little beyond their edges, as through glass and a
    lens; drawn without it they look printed."""
    light = rgba[..., :3].copy()
    width = rgba.shape[1]
    for share, reach in SCATTER:
        light += share * np.stack([gaussian(lit[..., i], reach * width) for i in range(3)], axis=2)
    # The ground is not in the picture: what falls on it would be a stain on every page.
    light = np.where(rgba[..., 3:] > 0, np.maximum(light, 0), rgba[..., :3])
    return np.concatenate([light, rgba[..., 3:]], axis=2)


def _rolled_off(rgba):
    """Premultiplied linear light below 1, its brightest part bent, so that no highlight is cut off."""
    alpha = np.maximum(rgba[..., 3:], 1e-6)
    light = GAIN * rgba[..., :3] / alpha
    room = 1 - SHOULDER
    bent = np.where(light < SHOULDER, light, SHOULDER + room * (1 - np.exp(-(light - SHOULDER) / room)))
    return np.concatenate([bent * alpha, rgba[..., 3:]], axis=2)


def render_shadow(path, table, samples, scale=.2):
    """Contact shadow alone, as a small soft PNG (alpha = darkness).

    The product is hidden from the camera but still casts, so the shadow image
    has no holes, may be filtered hard and scaled up without fringes.
    """
    s = bpy.context.scene
    hidden = product_objects()
    for o in hidden:
        o.visible_camera = False
    table.visible_camera, table.is_shadow_catcher = True, True
    keep = s.render.resolution_percentage, s.cycles.samples, s.cycles.adaptive_threshold
    s.cycles.adaptive_threshold = 1.6 / samples
    # Most of the table lies in no shadow: a tiny picture tells where it is worth rendering.
    _frame(_shadowed(_darkness(.06, 16)))
    a = _darkness(scale, samples)
    s.render.use_border = False
    h, w = a.shape
    # What hovers has a wide dark shadow, as noisy as a far haze and as dark as a contact.
    calm = nlm(np.repeat(a[..., None], 3, 2), np.zeros((h, w, 7), np.float32))[..., 0]
    crisp, mid, soft = gaussian(calm, .9), gaussian(a, w / 90), gaussian(a, w / 28)
    k = np.clip((mid - .25) / .35, 0, 1)
    j = np.clip((soft - .06) / .2, 0, 1)
    a = crisp * k + (mid * j + soft * (1 - j)) * (1 - k)
    # Linear darkness -> display darkness, lift the far haze to zero, and fade
    # towards the frame so that the page background is exactly untouched.
    a = 1 - np.clip(1 - a, 0, 1) ** (1 / 1.7)
    a = np.clip((a - .08) / .92, 0, 1)
    y, x = np.mgrid[0:h, 0:w]
    edge = np.minimum.reduce([x / w, 1 - (x + 1) / w, y / h, 1 - (y + 1) / h])
    a *= np.clip(edge / .16, 0, 1) ** 1.3
    out = np.zeros((h, w, 4), np.float32)
    out[..., 3] = a
    _save(out, os.path.abspath(path), view=False)
    for o in hidden:
        o.visible_camera = True
    table.visible_camera, table.is_shadow_catcher = False, False
    s.render.resolution_percentage, s.cycles.samples, s.cycles.adaptive_threshold = keep


def _darkness(scale, samples):
    """How much the table is darkened: numpy (H, W), 0 to 1, top row first."""
    s = bpy.context.scene
    s.render.resolution_percentage, s.cycles.samples = int(scale * 100), samples
    tmp = tempfile.mkdtemp()
    s.render.image_settings.file_format, s.render.image_settings.color_depth = 'OPEN_EXR', '32'
    s.render.filepath = os.path.join(tmp, 'shadow.exr')
    bpy.ops.render.render(write_still=True)
    a = _read(s.render.filepath)[..., 3]
    shutil.rmtree(tmp)
    return a


def _shadowed(a, least=.1, margin=.05):
    """Left, right, bottom and top of what is darker than `least`, with a margin, as shares of the picture."""
    h, w = a.shape
    ys, xs = np.nonzero(gaussian(a, 1) > least)
    if not len(ys):
        return 0, 1, 0, 1
    return xs.min() / w - margin, (xs.max() + 1) / w + margin, 1 - (ys.max() + 1) / h - margin, 1 - ys.min() / h + margin


def _frame(shares):
    """Renders only this part of the picture; what is outside stays empty."""
    r = bpy.context.scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = (min(1, max(0, float(each))) for each in shares)


def _passes(tmp):
    """Compositor: write beauty, albedo, normal and what shines by itself as float EXR."""
    s = bpy.context.scene
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    vl.use_pass_emit = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_mode, fo.format.color_depth = 'OPEN_EXR', 'RGBA', '32'
    fo.format.exr_codec = 'ZIP'
    fo.file_slots.clear()
    for slot, out in (('beauty', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('lit', 'Emit')):
        fo.file_slots.new(slot)
        nt.links.new(rl.outputs[out], fo.inputs[slot])


def _read(path):
    """EXR -> numpy (H, W, 4), top row first."""
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Non-Color'
    w, h = img.size
    buf = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(buf)
    bpy.data.images.remove(img)
    return buf.reshape(h, w, 4)[::-1]


def _save(rgba, path, view=True):
    """numpy linear premultiplied -> PNG through the view transform."""
    s = bpy.context.scene
    h, w = rgba.shape[:2]
    img = bpy.data.images.new('out', w, h, alpha=True, float_buffer=True)
    img.alpha_mode = 'PREMUL'
    if not view:
        img.colorspace_settings.name = 'Non-Color'
    img.pixels.foreach_set(np.ascontiguousarray(rgba[::-1], np.float32).ravel())
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGBA'
    s.render.image_settings.color_depth = '8'
    keep = s.view_settings.view_transform, s.view_settings.look
    if not view:
        s.view_settings.look = 'None'
        s.view_settings.view_transform = 'Raw'
    img.save_render(path, scene=s)
    s.view_settings.view_transform, s.view_settings.look = keep
    bpy.data.images.remove(img)
