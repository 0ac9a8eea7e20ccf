import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeText, textBetween } from '../mutation/changeText.ts';
import { strykerPlugins } from '../mutation/names.ts';
import { chooseRules, listRules } from '../mutation/rules.ts';

describe('the rules that are broken', () => {
  const rules = ['bags/filter.ts', 'brand.ts', 'money/money.ts', 'text/readMoney.ts'];

  it('are all rules, or those selected by folder, file or path', () => {
    assert.deepEqual(chooseRules(rules, []), rules);
    for (const name of ['money', 'money/', 'money.ts', 'packages/domain/src/money', 'money\\money.ts']) {
      assert.deepEqual(chooseRules(rules, [name]), ['money/money.ts'], name);
    }
    assert.deepEqual(chooseRules(rules, ['brand', 'bags']), ['bags/filter.ts', 'brand.ts']);
    assert.deepEqual(chooseRules(rules, ['mon']), []);
  });

  it('are no tests, no helpers of tests and no list of exports', async () => {
    const listed = await listRules();
    assert.ok(listed.includes('money/money.ts'));
    assert.deepEqual(
      listed.filter((file) => /test|arbitrary|example|index/.test(file)),
      [],
    );
  });
});

describe('a break', () => {
  it('is shown as the text before and after', () => {
    assert.equal(changeText('a <= b', 'a < b'), 'a <= b → a < b');
    assert.equal(changeText('{\n  return 1;\n}', '{}'), '{ return 1; } → {}');
  });

  it('is shown by its differing part when the text is long', () => {
    const long = (end) => `text${'.replace(one, two)'.repeat(9)}${end}.toLowerCase()`;
    assert.equal(
      changeText(long('\n    .trim()'), long('')),
      '…(one, two).trim().toLowerCase() → …(one, two).toLowerCase()',
    );
  });

  it('is found in its source', () => {
    const source = 'one\ntwo three\nfour';
    assert.equal(textBetween(source, { line: 2, column: 5 }, { line: 2, column: 10 }), 'three');
    assert.equal(textBetween(source, { line: 2, column: 5 }, { line: 3, column: 3 }), 'three\nfo');
  });
});

describe('names', () => {
  const [{ value }] = strykerPlugins;
  const text = (content) => ({ type: 'StringLiteral', value: content });
  const among = (content, elements, inFunction) => ({
    node: text(content),
    parentPath: { isObjectProperty: () => false },
    parent: { type: 'ArrayExpression', elements },
    isStringLiteral: () => true,
    getFunctionParent: () => inFunction,
  });

  it('in Arabic, and texts beside them, are ignored outside functions', () => {
    const both = [text('Mina'), text('الميناء')];
    assert.equal(value.shouldIgnore(among('Mina', both, null)), 'a name');
    assert.equal(value.shouldIgnore(among('Mina', both, {})), undefined);
    assert.equal(value.shouldIgnore(among('paid', [text('paid'), text('ready')], null)), undefined);
  });
});
