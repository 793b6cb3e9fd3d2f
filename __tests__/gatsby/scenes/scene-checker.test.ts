import { SceneChecker } from '../../../gatsby/scenes/scene-checker';

const checker = new SceneChecker(process.cwd());

test('tells of each scene what goes wrong, whatever the others do', async () => {
  const results = await Promise.all([
    checker.check('scene.addChild(new editor.CircleNode());'),
    checker.check('const = 1;'),
    checker.check('\nscene.fly();'),
    checker.check('scene.addChild(new editor.RectangleNode());'),
  ]);
  expect(results).toEqual([
    null,
    { message: expect.stringContaining('SyntaxError'), line: 1 },
    { message: expect.stringContaining('scene.fly is not a function'), line: 2 },
    null,
  ]);
});

test('a scene without an end is given up, and those after it run', async () => {
  const hasty = new SceneChecker(process.cwd(), 1);
  const [endless, fine] = await Promise.all([
    hasty.check('while (true) {}'),
    hasty.check('scene.addChild(new editor.CircleNode());'),
  ]);
  expect(endless).toEqual({ message: expect.stringContaining('does a loop have no end?'), line: 0 });
  expect(fine).toBeNull();
});
