import { Segmented } from 'antd'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { isOverdue, type WorkItem } from '../my-work.rule.ts'
import { useMyWork } from './my-work-query.ts'
import { WorkRows } from './WorkRows.tsx'
import { workTexts } from './work.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const groups = ['overdue', 'today', 'later', 'noDue'] as const
type Group = (typeof groups)[number]

/** 나의 할일 (my/work/myWork): everything that waits for me, overdue first. */
export function MyWorkPage() {
  const text = useTexts(workTexts)
  const tab = useTab()
  const { work, error, loading, reload } = useMyWork()
  const kind = tab.params.get('kind') ?? ''
  return (
    <div className="work-page">
      <PageHeader help={text('help')} />
      <Gate data={work} error={error} loading={loading} onRetry={reload}>
        {({ items, now, more }) => {
          const shown = kind === '' ? items : items.filter((item) => item.label === kind)
          return (
            <>
              <Segmented
                className="work-kinds"
                aria-label={text('kinds')}
                value={kind}
                onChange={(value) => tab.setSearch(value === '' ? '' : new URLSearchParams({ kind: value }))}
                options={[
                  { value: '', label: `${text('all')} ${items.length}` },
                  ...Object.entries(countsOf(items)).map(([label, count]) => ({
                    value: label,
                    label: `${label} ${count}`,
                  })),
                ]}
              />
              {shown.length === 0 && <PageEmpty>{text('none')}</PageEmpty>}
              {groups.map((group) => {
                const rows = shown.filter((item) => groupOf(item, now) === group)
                if (rows.length === 0) return null
                return (
                  <section key={group} aria-label={text(group)}>
                    <h3 className={`work-group is-${group}`}>
                      {text(group)} <b>{rows.length}</b>
                    </h3>
                    <WorkRows items={rows} now={now} />
                  </section>
                )
              })}
              {more && <p className="work-limit">{text('more', { count: items.length })}</p>}
            </>
          )
        }}
      </Gate>
    </div>
  )
}

function groupOf(item: WorkItem, now: string): Group {
  if (item.dueDt === null) return 'noDue'
  if (isOverdue(item, now)) return 'overdue'
  return dayOf(item.dueDt) === dayOf(now) ? 'today' : 'later'
}
const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
function countsOf(items: readonly WorkItem[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { label } of items) counts[label] = (counts[label] ?? 0) + 1
  return counts
}
