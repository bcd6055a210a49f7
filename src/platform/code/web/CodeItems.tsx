import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { check, fieldsSchema } from '../../../core/shared/input-check.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { ApiError } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { LinesGrid } from '../../../core/web/form/LinesGrid.tsx'
import { keptRows, withIds, type LineDraft } from '../../../core/web/form/line-rows.ts'
import type { GridField } from '../../../grid/columns.ts'
import { useList, useMulti } from '../../../core/web/data/hooks.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { usePageText } from '../../../core/web/text/page-text.ts'
import { saidIssues } from '../../../core/web/text/text.ts'
import { codeItem } from '../code.resource.ts'
import { usesQuery, type CodeUse, type GroupChoice } from './code-calls.ts'
import { changesOf, itemLines, placedIssues, usesName } from './code-rows.ts'
import { CodeUsesPopup } from './CodeUsesPopup.tsx'
import { codeTexts } from './code.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const mostItems = 300
type Values = Record<string, unknown>

/** The items of one group with how often each is used. */
export function CodeItems({ group }: { group: GroupChoice }) {
  const { rows, error, loading, reload } = useList(codeItem, { codeGrpCd: group.codeGrpCd, limit: mostItems })
  const { data: uses } = useQuery(usesQuery(group.codeGrpCd))
  const saved = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { code, count } of uses?.data ?? []) counts.set(code, (counts.get(code) ?? 0) + count)
    return rows.map((row): Values => ({ ...row, [usesName]: counts.get(row.code) ?? 0 }))
  }, [rows, uses])
  return (
    <Gate data={loading || !uses ? undefined : saved} error={error} loading onRetry={reload}>
      {(items) => <ItemGrid group={group} saved={items} uses={uses?.data ?? []} />}
    </Gate>
  )
}

interface ItemGridProps {
  group: GroupChoice
  saved: readonly Values[]
  uses: readonly CodeUse[]
}
function ItemGrid({ group, saved, uses }: ItemGridProps) {
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
  const changed = changes.inserted.length + changes.updated.length + changes.deleted.length > 0
  const columns = useMemo(() => columnsOf((code, name) => setShownUses({ code, name })), [])
  const reset = () => {
    setTyped(undefined)
    setIssues([])
    tab.setDirty(false)
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
      await save(changes as never)
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
        onFaults={setFaults}
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
