import type {
  FieldChange,
  LinesChange,
  Snapshot,
  SnapshotDiff,
  SnapshotLines,
} from './approval-answers.rule.ts'

/**
 * The differences of a record from the round before (admin 10.2): texts as a person reads them, old → new.
 */
export function diffSnapshots(before: Snapshot, after: Snapshot): SnapshotDiff {
  const fileNames = (one: Snapshot, other: Snapshot) =>
    one.files
      .filter(({ sha256 }) => !other.files.some((file) => file.sha256 === sha256))
      .map(({ fileOrgNm }) => fileOrgNm)
  return {
    fields: changed(
      new Map(before.fields.map(({ name, label, text }) => [name, { label, text }])),
      new Map(after.fields.map(({ name, label, text }) => [name, { label, text }])),
    ),
    lines: [...new Set([...before.lines, ...after.lines].map(({ name }) => name))].flatMap((name) => {
      const empty = { name, title: name, columns: [], rows: [] }
      const change = linesChange(
        before.lines.find((lines) => lines.name === name) ?? empty,
        after.lines.find((lines) => lines.name === name) ?? empty,
      )
      return change ? [change] : []
    }),
    files: { added: fileNames(after, before), removed: fileNames(before, after) },
  }
}

type Texts = ReadonlyMap<string, { label: string; text: string }>
function changed(before: Texts, after: Texts): FieldChange[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    const change = { name, label: now?.label ?? old!.label, old: old?.text ?? '', new: now?.text ?? '' }
    return change.old === change.new ? [] : [change]
  })
}

function linesChange(before: SnapshotLines, after: SnapshotLines): LinesChange | undefined {
  const columns = [...new Map([...before.columns, ...after.columns].map(({ name, label }) => [name, label]))]
  const textsOf = (cells: Record<string, string>): Texts =>
    new Map(columns.map(([name, label]) => [name, { label, text: cells[name] ?? '' }]))
  const rowOf = (lines: SnapshotLines, key: string) => lines.rows.find((row) => row.key === key)
  const change: LinesChange = {
    name: after.name,
    title: after.columns.length > 0 ? after.title : before.title,
    added: after.rows.filter(({ key }) => !rowOf(before, key)),
    removed: before.rows.filter(({ key }) => !rowOf(after, key)),
    changed: after.rows.flatMap(({ key, cells }) => {
      const old = rowOf(before, key)
      const fields = old ? changed(textsOf(old.cells), textsOf(cells)) : []
      return fields.length > 0 ? [{ key, fields }] : []
    }),
  }
  return change.added.length + change.removed.length + change.changed.length > 0 ? change : undefined
}
