import { Alert, Collapse, Table } from 'antd'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ConfirmTag } from '../../../../platform/parameter/web/ConfirmTag.tsx'
import type { ListCount, ListEdition } from '../regulation-answers.rule.ts'
import { regulationTexts } from './regulation.texts.ts'

/**
 * How much of each list the portal holds, in which edition and from where: a list that is held in part must
 * not look like silence of the law.
 */
export function HeldLists({
  held,
  counts,
  regCd,
  nameOf,
}: {
  held: readonly ListEdition[]
  counts: readonly ListCount[]
  /** The one list that is looked at; all when absent. */
  regCd: string | undefined
  nameOf: (regCd: string) => string
}) {
  const text = useTexts(regulationTexts)
  const shown = held.filter((each) => regCd === undefined || each.regCd === regCd)
  if (shown.length === 0) return null
  const countOf = (code: string) => counts.find((each) => each.regCd === code)?.count ?? 0
  const heldText = ({ regCd: code, totalCnt, fullYn, endYmd }: ListEdition) => {
    if (endYmd !== null) return text('heldUntil', { day: endYmd })
    const count = countOf(code).toLocaleString('ko-KR')
    if (fullYn === 'Y') return text('heldFull', { count })
    return totalCnt === null
      ? text('heldUncounted', { count })
      : text('heldPart', { count, total: totalCnt.toLocaleString('ko-KR') })
  }
  const parts = shown.filter(({ fullYn, endYmd }) => fullYn === 'N' && endYmd === null).length
  const [only] = shown
  if (regCd !== undefined && only)
    return (
      <Alert
        type={only.fullYn === 'Y' || only.endYmd !== null ? 'info' : 'warning'}
        showIcon
        title={`${nameOf(regCd)} · ${heldText(only)}`}
        description={
          <>
            {only.editionTxt} · {only.sourceTxt} {only.confirmNeededYn === 'Y' && <ConfirmTag />}
          </>
        }
      />
    )
  return (
    <Collapse
      size="small"
      items={[
        {
          key: 'held',
          label: `${text('held')} · ${text('heldSummary', { lists: shown.length, parts })}`,
          children: (
            <Table
              rowKey="regCd"
              size="small"
              dataSource={shown}
              pagination={false}
              scroll={{ x: 'max-content' }}
              columns={[
                { title: text('list'), dataIndex: 'regCd', render: nameOf },
                { title: text('heldCount'), render: (_: unknown, row: ListEdition) => heldText(row) },
                { title: text('heldEdition'), dataIndex: 'editionTxt' },
                { title: text('heldSource'), dataIndex: 'sourceTxt' },
                { title: text('effect'), dataIndex: 'effectYmd' },
                {
                  title: text('check'),
                  dataIndex: 'confirmNeededYn',
                  render: (flag: string) => flag === 'Y' && <ConfirmTag />,
                },
              ]}
            />
          ),
        },
      ]}
    />
  )
}
