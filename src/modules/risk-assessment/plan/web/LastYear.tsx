import { useQuery } from '@tanstack/react-query'
import { Table } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { Part } from '../../web/Part.tsx'
import { rsaTarget, type RsaTarget } from '../rsa-target.resource.ts'
import { planTexts } from './plan-page.texts.ts'

interface Line {
  rowNo: number
  hazardTxt: string
  freq: number | null
  sev: number | null
  score: number | null
  gradeNm: string | null
}
/** Last year's rows beside this year's. */
export function LastYear({ row }: { row: RsaTarget }) {
  const text = useTexts(planTexts)
  const { data } = useQuery({
    queryKey: [rsaTarget.name, 'lastyear', row.rsaTargetNo],
    enabled: row.prevTargetNo !== null,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: Line[] }>(`${rsaTarget.path}/${row.rsaTargetNo}/lastyear`, undefined, {
          signal,
        })
      ).data,
  })
  if (!data || data.length === 0) return null
  return (
    <Part title={text('lastYear')}>
      <Table<Line>
        size="small"
        rowKey="rowNo"
        dataSource={data}
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: text('hazard'), dataIndex: 'hazardTxt' },
          {
            title: text('score'),
            render: (_, { freq, sev, score }) =>
              score === null ? '' : `${freq ?? ''}×${sev ?? ''} = ${score}`,
          },
          { title: text('grade'), dataIndex: 'gradeNm' },
        ]}
      />
    </Part>
  )
}
