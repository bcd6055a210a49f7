import { useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import type { Row } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { GradeName } from '../../web/GradeName.tsx'
import { rsaPlan } from '../rsa-plan.resource.ts'
import { rsaTarget } from '../rsa-target.resource.ts'
import type { Counts } from './TargetCounts.tsx'
import { planTexts } from './plan-page.texts.ts'

type Target = Row<typeof rsaTarget>
/** The targets of a plan, each opening its page. */
export function TargetTable({ rsaPlanNo, rows }: { rsaPlanNo: number; rows: readonly Target[] }) {
  const text = useTexts(planTexts)
  const tab = useTab()
  const { data } = useQuery({
    queryKey: [rsaTarget.name, 'counts of plan', rsaPlanNo],
    enabled: rows.length > 0,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: (Counts & { rsaTargetNo: number })[] }>(
          `${rsaPlan.path}/${rsaPlanNo}/counts`,
          undefined,
          { signal, quiet: true },
        )
      ).data,
  })
  const countsOf = (row: Target) => data?.find(({ rsaTargetNo }) => rsaTargetNo === row.rsaTargetNo) ?? row
  if (rows.length === 0) return <p>{text('noTargets')}</p>
  return (
    <Table<Target>
      size="small"
      rowKey="rsaTargetNo"
      dataSource={[...rows]}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          title: text('target'),
          render: (_, row) => (
            <Button
              type="link"
              size="small"
              onClick={() => tab.open(recordPageAddress(rsaTarget.name, row.rsaTargetNo)!)}
            >
              {row.rsaTargetNm}
            </Button>
          ),
        },
        { title: text('state'), render: (_, row) => <StateTag resource={rsaTarget} state={row.state} /> },
        { title: text('method'), dataIndex: 'rsaTypeNm' },
        { title: text('owner'), dataIndex: 'leaderUserNm' },
        { title: text('rows'), align: 'right', render: (_, row) => countsOf(row).rowCnt },
        {
          title: text('score'),
          render: (_, row) => (
            <>
              {countsOf(row).worstScore}{' '}
              <GradeName rsaMatrixNo={row.rsaMatrixNo} gradeCd={countsOf(row).worstGradeCd} />
            </>
          ),
        },
      ]}
    />
  )
}
