"""Renders and develops a picture and its shadow: render passes, denoising, tone curves."""
import glob
import os
import shutil
import tempfile

import bpy
import numpy as np

from .denoise import gaussian, non_local_means, remove_noise
from .stage import product_objects


#: Tone curves. Film covers a wide range and compresses highlights. That suits black and coloured products, but puts lit and half-lit
#: white within ten levels. A camera's own curve separates them, at the cost of the shadows.
TONES = {
    'film': dict(view_transform='Filmic', look='High Contrast', exposure=.5),
    'stage': dict(view_transform='Filmic', look='High Contrast', exposure=.75),
    'camera': dict(view_transform='Standard', look='None', exposure=0.0),
}
#: For 'camera': the brightness from which values approach white without reaching it.
SHOULDER = .7


def configure(width, height, samples, noise, tones):
    """`width` and `height` in pixels, `samples` per pixel at most, `noise` at which sampling stops early, `tones` of `TONES`."""
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
    """Renders the picture, denoises it and writes it as PNG with alpha."""
    s = bpy.context.scene
    tmp = tempfile.mkdtemp()
    _set_up_passes(tmp)
    bpy.ops.render.render()
    rgba, alb, nor, emitted = (_read(glob.glob(os.path.join(tmp, f'{n}*.exr'))[0]) for n in ('beauty', 'albedo', 'normal', 'lit'))
    # Emitted light has no noise, and denoising would smear the letters of a screen, so it is added afterwards.
    without_emission = np.concatenate([rgba[..., :3] - emitted[..., :3], rgba[..., 3:]], axis=2)
    out = _add_emission(remove_noise(without_emission, alb[..., :3], nor[..., :3]), emitted[..., :3])
    _save(_compress_highlights(out) if s.view_settings.view_transform == 'Standard' else out, os.path.abspath(path))
    shutil.rmtree(tmp)
    s.use_nodes = False


#: How emitted light spreads: pairs of its share and its radius (as a share of the picture's width). The first pair is scatter in
#: the lamp or screen itself, the others in the lens of the camera.
SCATTER = ((.945, .0009), (.035, .005), (.02, .03))


def _add_emission(rgba, emitted):
    """Adds emitted light, which spreads slightly beyond the edges of lamps and screens. Without that they look printed."""
    light = rgba[..., :3].copy()
    width = rgba.shape[1]
    for share, radius in SCATTER:
        light += share * np.stack([gaussian(emitted[..., i], radius * width) for i in range(3)], axis=2)
    # Light on the transparent ground would be a stain on every page.
    light = np.where(rgba[..., 3:] > 0, np.maximum(light, 0), rgba[..., :3])
    return np.concatenate([light, rgba[..., 3:]], axis=2)


def _compress_highlights(rgba):
    """Compresses the highlights of premultiplied linear light to below 1, so that none is clipped."""
    alpha = np.maximum(rgba[..., 3:], 1e-6)
    light = rgba[..., :3] / alpha
    headroom = 1 - SHOULDER
    compressed = np.where(light < SHOULDER, light, SHOULDER + headroom * (1 - np.exp(-(light - SHOULDER) / headroom)))
    return np.concatenate([compressed * alpha, rgba[..., 3:]], axis=2)


def render_shadow(path, table, samples, scale=.2):
    """Writes the contact shadow alone as a small soft PNG (alpha is darkness).

    The product is hidden from the camera but still casts its shadow, so the
    shadow has no holes and can be filtered hard and enlarged without fringes.
    """
    s = bpy.context.scene
    hidden = product_objects()
    for o in hidden:
        o.visible_camera = False
    table.visible_camera, table.is_shadow_catcher = True, True
    previous = s.render.resolution_percentage, s.cycles.samples, s.cycles.adaptive_threshold
    s.cycles.adaptive_threshold = 1.6 / samples
    # Most of the table is without shadow. A tiny picture shows which part is worth rendering.
    _set_render_region(_shadow_bounds(_darkness(.06, 16)))
    rendered = _darkness(scale, samples)
    s.render.use_border = False
    h, w = rendered.shape
    # The fainter the shadow, the stronger its blur, because noise shows first in faint haze. The wide shadow of a raised product
    # is as noisy as haze, but too dark to be blurred, so it is denoised.
    denoised = non_local_means(np.repeat(rendered[..., None], 3, 2), np.zeros((h, w, 7), np.float32))[..., 0]
    sharp, mid, soft = gaussian(denoised, .9), gaussian(rendered, w / 90), gaussian(rendered, w / 28)
    share_of_sharp = np.clip((mid - .25) / .35, 0, 1)
    share_of_mid = np.clip((soft - .06) / .2, 0, 1)
    darkness = sharp * share_of_sharp + (mid * share_of_mid + soft * (1 - share_of_mid)) * (1 - share_of_sharp)
    # From linear to displayed darkness. Faint haze becomes zero, and the shadow fades
    # towards the frame, so that the page background is unchanged.
    darkness = 1 - np.clip(1 - darkness, 0, 1) ** (1 / 1.7)
    darkness = np.clip((darkness - .08) / .92, 0, 1)
    y, x = np.mgrid[0:h, 0:w]
    edge = np.minimum.reduce([x / w, 1 - (x + 1) / w, y / h, 1 - (y + 1) / h])
    darkness *= np.clip(edge / .16, 0, 1) ** 1.3
    out = np.zeros((h, w, 4), np.float32)
    out[..., 3] = darkness
    _save(out, os.path.abspath(path), view=False)
    for o in hidden:
        o.visible_camera = True
    table.visible_camera, table.is_shadow_catcher = False, False
    s.render.resolution_percentage, s.cycles.samples, s.cycles.adaptive_threshold = previous


def _darkness(scale, samples):
    """Darkness of the table: numpy (H, W), 0 to 1, top row first."""
    s = bpy.context.scene
    s.render.resolution_percentage, s.cycles.samples = int(scale * 100), samples
    tmp = tempfile.mkdtemp()
    s.render.image_settings.file_format, s.render.image_settings.color_depth = 'OPEN_EXR', '32'
    s.render.filepath = os.path.join(tmp, 'shadow.exr')
    bpy.ops.render.render(write_still=True)
    a = _read(s.render.filepath)[..., 3]
    shutil.rmtree(tmp)
    return a


def _shadow_bounds(a, least=.1, margin=.05):
    """Left, right, bottom and top of the area darker than `least`, plus `margin`, as shares of the picture."""
    h, w = a.shape
    ys, xs = np.nonzero(gaussian(a, 1) > least)
    if not len(ys):
        return 0, 1, 0, 1
    return xs.min() / w - margin, (xs.max() + 1) / w + margin, 1 - (ys.max() + 1) / h - margin, 1 - ys.min() / h + margin


def _set_render_region(shares):
    """Renders only this part of the picture; the rest stays empty. `shares` are left, right, bottom and top."""
    r = bpy.context.scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = (min(1, max(0, float(value))) for value in shares)


def _set_up_passes(tmp):
    """Makes the compositor write colour, albedo, normals and emission as float EXR files to `tmp`."""
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
    """Reads an EXR file as numpy (H, W, 4), top row first."""
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Non-Color'
    w, h = img.size
    buf = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(buf)
    bpy.data.images.remove(img)
    return buf.reshape(h, w, 4)[::-1]


def _save(rgba, path, view=True):
    """Writes linear premultiplied pixels as PNG, through the view transform if `view` is set."""
    s = bpy.context.scene
    h, w = rgba.shape[:2]
    img = bpy.data.images.new('out', w, h, alpha=True, float_buffer=True)
    img.alpha_mode = 'PREMUL'
    if not view:
        img.colorspace_settings.name = 'Non-Color'
    img.pixels.foreach_set(np.ascontiguousarray(rgba[::-1], np.float32).ravel())
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGBA'
    s.render.image_settings.color_depth = '8'
    previous = s.view_settings.view_transform, s.view_settings.look
    if not view:
        s.view_settings.look = 'None'
        s.view_settings.view_transform = 'Raw'
    img.save_render(path, scene=s)
    s.view_settings.view_transform, s.view_settings.look = previous
    bpy.data.images.remove(img)
