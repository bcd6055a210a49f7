import { describe, expect, test } from 'vitest'
import type { Snapshot } from './approval-answers.rule.ts'
import { diffSnapshots } from './snapshot-diff.rule.ts'

const snapshot = (
  texts: Record<string, string>,
  rows: [string, string, string][] = [],
  files: string[] = [],
): Snapshot => ({
  taskClassNm: 'workOrder',
  taskTitle: '작업의뢰',
  taskKey: '1',
  fields: Object.entries(texts).map(([name, text]) => ({
    name,
    label: `${name} 항목`,
    kind: 'text',
    value: text,
    text,
  })),
  lines: [
    {
      name: 'items',
      title: '내역',
      columns: [
        { name: 'nm', label: '이름' },
        { name: 'cnt', label: '수량' },
      ],
      rows: rows.map(([key, nm, cnt]) => ({ key, cells: { nm, cnt } })),
    },
  ],
  files: files.map((sha256, index) => ({
    fileNo: index + 1,
    fileOrgNm: `${sha256}.pdf`,
    fileSize: 1,
    sha256,
  })),
})

describe('what changed since the round before', () => {
  test('the comparison shows fields as old → new', () => {
    expect(
      diffSnapshots(
        snapshot({ place: '반응기', day: '2026-11-20' }),
        snapshot({ place: '증류탑', day: '2026-11-20' }),
      ).fields,
    ).toEqual([{ name: 'place', label: 'place 항목', old: '반응기', new: '증류탑' }])
  })
  test('the comparison shows a field that only one side has', () => {
    expect(
      diffSnapshots(snapshot({ a: '1' }), snapshot({ b: '2' })).fields.map(({ name, old, new: now }) => [
        name,
        old,
        now,
      ]),
    ).toEqual([
      ['b', '', '2'],
      ['a', '1', ''],
    ])
  })
  test('the comparison shows added, removed and changed lines by their keys', () => {
    const [lines] = diffSnapshots(
      snapshot({}, [
        ['1', '밸브', '2'],
        ['2', '배관', '1'],
      ]),
      snapshot({}, [
        ['2', '배관', '5'],
        ['3', '펌프', '1'],
      ]),
    ).lines
    expect(lines).toEqual({
      name: 'items',
      title: '내역',
      added: [{ key: '3', cells: { nm: '펌프', cnt: '1' } }],
      removed: [{ key: '1', cells: { nm: '밸브', cnt: '2' } }],
      changed: [{ key: '2', fields: [{ name: 'cnt', label: '수량', old: '1', new: '5' }] }],
    })
  })
  test('the comparison tells files apart by their content', () => {
    expect(diffSnapshots(snapshot({}, [], ['a', 'b']), snapshot({}, [], ['b', 'c'])).files).toEqual({
      added: ['c.pdf'],
      removed: ['a.pdf'],
    })
  })
  test('the comparison of equal records is empty', () => {
    const one = snapshot({ a: '1' }, [['1', '밸브', '2']], ['a'])
    expect(diffSnapshots(one, structuredClone(one))).toEqual({
      fields: [],
      lines: [],
      files: { added: [], removed: [] },
    })
  })
})
