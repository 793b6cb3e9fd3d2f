import { join } from 'node:path';
import { sceneFileTemplate } from '../../src/build/scene-file';
import { markOf } from '@physics-editor/lib/scenes/scene-file';

const ROOT = join(__dirname, '../../../..');
const PLAYER = '<!doctype html>\n<script>const end = "<!-- <script>";</script>\n';

test('the template has each part of a scene, the player as data, and the licences of what is in it', async () => {
  const template = await sceneFileTemplate(ROOT, PLAYER, [join(ROOT, 'node_modules/tinygradient/index.js')]);
  for (const name of ['title', 'description', 'address', 'page', 'ratio', 'code', 'data'] as const) {
    expect(template).toContain(markOf(name));
  }
  const [, player = ''] = /<script type="application\/json" id="player">(.*)<\/script>/.exec(template) ?? [];
  expect(JSON.parse(player)).toEqual({ document: PLAYER });
  expect(template).toContain("default-src 'none'");
  expect(template).not.toContain('<!--');
  expect(template).toMatch(/tinygradient [\d.]+ \(MIT\)/);
  expect(template).toContain('Permission is hereby granted');
});
