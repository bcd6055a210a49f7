import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { check, fieldsSchema } from '../../../core/shared/input-check.ts'
import { listPathOf, type ListAnswer } from '../../../core/shared/resource.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { ApiError, api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { LinesGrid } from '../../../core/web/form/LinesGrid.tsx'
import { OvertakenAlert } from '../../../core/web/form/OvertakenAlert.tsx'
import { useRowsConflict, type SettledRows } from '../../../core/web/form/use-rows-conflict.ts'
import { keptRows, withIds, type LineDraft } from '../../../core/web/form/line-rows.ts'
import type { GridField } from '../../../grid/columns.ts'
import { useList, useMulti } from '../../../core/web/data/hooks.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { conflictTexts } from '../../../core/web/text/conflict.texts.ts'
import { usePageText } from '../../../core/web/text/page-text.ts'
import { saidIssues } from '../../../core/web/text/text.ts'
import { codeItem } from '../code.resource.ts'
import { usesQuery, type CodeUse, type GroupChoice } from './code-calls.ts'
import { changesOf, itemLines, placedIssues, usesName } from './code-rows.ts'
import { CodeUsesPopup } from './CodeUsesPopup.tsx'
import { codeTexts } from './code.texts.ts'
import { textsOf, useTexts } from '../../../core/web/text/define-texts.ts'

const mostItems = 300
type Values = Record<string, unknown>

/** The items of one group with how often each is used. */
export function CodeItems({ group }: { group: GroupChoice }) {
  const query = { codeGrpCd: group.codeGrpCd, limit: mostItems }
  const { rows, error, loading, reload } = useList(codeItem, query)
  const { data: uses } = useQuery(usesQuery(group.codeGrpCd))
  const saved = useMemo(() => withUses(rows, uses?.data ?? []), [rows, uses])
  const read = async () => {
    const { data } = await api.get<ListAnswer<typeof codeItem>>(listPathOf(codeItem), query)
    return withUses(data, uses?.data ?? [])
  }
  return (
    <Gate data={loading || !uses ? undefined : saved} error={error} loading onRetry={reload}>
      {(items) => <ItemGrid group={group} saved={items} read={read} uses={uses?.data ?? []} />}
    </Gate>
  )
}
function withUses(rows: readonly { code: string }[], uses: readonly CodeUse[]): Values[] {
  const counts = new Map<string, number>()
  for (const { code, count } of uses) counts.set(code, (counts.get(code) ?? 0) + count)
  return rows.map((row) => ({ ...row, [usesName]: counts.get(row.code) ?? 0 }))
}

interface ItemGridProps {
  group: GroupChoice
  saved: readonly Values[]
  /** Reads the items as they are stored now. */
  read: () => Promise<readonly Values[]>
  uses: readonly CodeUse[]
}
function ItemGrid({ group, saved, read, uses }: ItemGridProps) {
  const text = useTexts(codeTexts)
  const shell = usePageText()
  const notice = useNotice()
  const tab = useTab()
  const spoken = useSpoken(codeItem)
  const save = useMulti(codeItem, { quiet: true })
  const lines = useMemo(() => itemLines(spoken, text('uses')), [spoken, text])
  const [base, setBase] = useState(saved)
  const [typed, setTyped] = useState<LineDraft[]>()
  const [issues, setIssues] = useState<readonly FieldIssue<string>[]>([])
  const [faults, setFaults] = useState(0)
  const [shownUses, setShownUses] = useState<{ code: string; name: string }>()
  // Newly loaded items replace the shown ones, but never typed ones.
  if (base !== saved && typed === undefined) setBase(saved)
  const fields = lines.fields
  const rows = typed ?? withIds(base, lines.key)
  const editable = group.editYn === 'Y' && tab.canWrite
  const changes = changesOf(rows, base, lines.key, fields, group.codeGrpCd)
  const overtaken = typed !== undefined && !sameVersions(base, saved, lines.key)
  const changed = changes.inserted.length + changes.updated.length + changes.deleted.length > 0
  const columns = useMemo(() => columnsOf((code, name) => setShownUses({ code, name })), [])
  const reset = () => {
    setTyped(undefined)
    setIssues([])
    tab.setDirty(false)
  }
  const conflict = useRowsConflict({ resource: spoken, lines, base, mine: () => rows, read })
  /** Goes on from the items as the other person left them, with what was chosen. */
  const rebase = async (saves: boolean): Promise<SettledRows | 'typing' | undefined> => {
    const settled = await conflict.resolve(saves)
    if (!settled || settled === 'typing') return settled
    setBase(settled.theirs)
    setTyped(settled.rows)
    if (settled.taken.length > 0)
      notice.info(
        textsOf(conflictTexts)('taken', { who: settled.last.who, labels: settled.taken.join(', ') }),
      )
    return settled
  }
  /** Saves, after merging what others have saved meanwhile; answers false when the person goes on typing. */
  const put = async (): Promise<boolean> => {
    let stale: ApiError | undefined
    // Nothing tells the server which version of an item was removed; so a known change is merged first.
    if (!overtaken) {
      stale = await save(changes as never).then(() => undefined, onlyStale)
      if (!stale) return true
    }
    const settled = await rebase(true)
    if (settled === 'typing') return false
    if (settled) {
      await save(changesOf(settled.rows, settled.theirs, lines.key, fields, group.codeGrpCd) as never)
      return true
    }
    if (stale) throw stale
    return false
  }
  const submit = async () => {
    const { [usesName]: _uses, ...checked } = fields
    const schema = fieldsSchema(checked)
    const wrong = (keptRows(rows) as LineDraft[]).flatMap((row, index) => {
      const result = check(schema, Object.fromEntries(Object.keys(checked).map((name) => [name, row[name]])))
      return result.ok
        ? []
        : saidIssues(result.issues).map(({ path, message }) => ({ path: `items.${index}.${path}`, message }))
    })
    setIssues(wrong)
    if (wrong.length > 0 || faults > 0)
      return notice.error(shell('common.invalidForm'), [...new Set(wrong.map(({ message }) => message))])
    try {
      if (!(await put())) return
      reset()
      notice.info(shell('form.saved'))
    } catch (error) {
      if (error instanceof ApiError) setIssues(placedIssues(error.body.fields, changes))
      notice.failure(error)
    }
  }
  return (
    <section className="code-items">
      {group.editYn === 'N' && <Alert type="info" showIcon title={text('fixed')} />}
      {overtaken && <OvertakenAlert onMerge={() => void rebase(false)} onDiscard={reset} />}
      <LinesGrid
        lines={lines}
        value={rows}
        onChange={(next) => {
          setTyped(next)
          tab.setDirty(true)
        }}
        saved={base}
        editable={editable}
        issues={issues}
        onFaults={(find) => setFaults(find().length)}
        onSettle={(cells) =>
          setIssues(cells ? issues.filter(({ path }) => !cells.has(path.slice('items.'.length))) : [])
        }
        blank={{ useYn: 'Y', [usesName]: 0 }}
        columns={columns}
      />
      {editable && (
        <div className="code-items-foot">
          <Button disabled={!changed} onClick={reset}>
            {text('reset')}
          </Button>
          <BusyButton type="primary" disabled={!changed} action={submit}>
            {text('save')}
          </BusyButton>
        </div>
      )}
      {conflict.dialog}
      {shownUses && (
        <CodeUsesPopup
          {...shownUses}
          uses={uses.filter(({ code }) => code === shownUses.code)}
          onClose={() => setShownUses(undefined)}
        />
      )}
    </section>
  )
}

const sameVersions = (one: readonly Values[], other: readonly Values[], key: string): boolean => {
  const versions = (rows: readonly Values[]) =>
    rows
      .map((row) => `${String(row[key])} ${String(row['updateDt'])}`)
      .toSorted()
      .join()
  return one === other || versions(one) === versions(other)
}
/** @throws the error, unless somebody else has saved first */
function onlyStale(error: unknown): ApiError {
  if (error instanceof ApiError && error.status === 409) return error
  throw error
}

/** A saved code keeps its key; the number of its uses opens where they are. */
const columnsOf = (
  show: (code: string, name: string) => void,
): Record<string, Partial<GridField<LineDraft>>> => ({
  code: { width: 120, fixed: 'left', editable: (row) => row['codeItemNo'] === undefined },
  codeNm: { width: 170 },
  codeNmEn: { width: 150 },
  codeNmZh: { width: 120 },
  codeNmEs: { width: 160 },
  upCode: { width: 100 },
  sortOrder: { width: 76 },
  useYn: { width: 90 },
  [usesName]: {
    width: 96,
    editable: false,
    render: (row) =>
      Number(row[usesName]) > 0 ? (
        <Button type="link" size="small" onClick={() => show(String(row['code']), String(row['codeNm']))}>
          {Number(row[usesName]).toLocaleString('ko-KR')}
        </Button>
      ) : (
        '0'
      ),
  },
})
