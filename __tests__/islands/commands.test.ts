import { commandsIn } from '../../src/islands/copy-text';

test.each<[string, readonly string[], readonly string[]]>([
  ['output', ['$ npm ci', 'added 12 packages', '$ npm test', 'ok'], ['npm ci', 'npm test']],
  ['continuation lines', ['$ npm run build \\', '  --verbose', 'done'], ['npm run build \\', '  --verbose']],
  ['the prompts of continuation lines', ['$ echo a \\', '> b', 'a b'], ['echo a \\', 'b']],
  ['a here-document', ['$ cat <<EOF', '$ a', 'b', 'EOF', 'out', '$ ls'], ['cat <<EOF', '$ a', 'b', 'EOF', 'ls']],
  ['a quoted end of one', ["# cat <<-'END' >a", '  END', 'x'], ["cat <<-'END' >a", '  END']],
  ['other signs in output', ['$ npm run a', '> site@1 build', '# note', '100% done'], ['npm run a']],
  ['user, host and folder', ['me@box:~/my site$ ls -l', 'a', '[me@box site]# id'], ['ls -l']],
  ['environments', ['(venv) $ pip list', '(venv) ~/a $ ls'], ['pip list', 'ls']],
  ['PowerShell', ['PS C:\\site> npm ci', 'added'], ['npm ci']],
  ['a prompt alone', ['$', '$ ls'], ['', 'ls']],
  ['a listing without a prompt', ['npm ci', 'npm test'], ['npm ci', 'npm test']],
])('keeps the commands of a session with %s', (_, session, commands) => {
  expect(commandsIn(session.join('\n')).split('\n')).toEqual(commands);
});
