import { useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { recordAddress, recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaMeasure } from '../../measure/rsa-measure.resource.ts'
import { Part } from '../../web/Part.tsx'
import { rsaTarget } from '../rsa-target.resource.ts'
import { planTexts } from './plan-page.texts.ts'

interface Measure {
  rsaMeasureNo: number
  recNo: number | null
  measureTxt: string
  state: string
  dueYmd: string
  worstScore: number | null
  worstGradeNm: string | null
  resScore: number | null
  resGradeNm: string | null
  ownerNm: string | null
  imprNo: number | null
}
/** The measures of a target, worst first, with what was found after them. */
export function TargetMeasures({ rsaTargetNo, updateDt }: { rsaTargetNo: number; updateDt: string }) {
  const text = useTexts(planTexts)
  const tab = useTab()
  const { data } = useQuery({
    queryKey: [rsaMeasure.name, 'target', rsaTargetNo, updateDt],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Measure[] }>(`${rsaTarget.path}/${rsaTargetNo}/measures`, undefined, { signal }))
        .data,
  })
  if (!data) return null
  return (
    <Part title={text('measures')}>
      {data.length === 0 ? (
        <p>{text('noMeasures')}</p>
      ) : (
        <Table<Measure>
          size="small"
          rowKey="rsaMeasureNo"
          dataSource={data}
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          scroll={{ x: 'max-content' }}
          columns={[
            {
              title: text('measures'),
              render: (_, row) => {
                const words = `${row.recNo === null ? '' : `R-${row.recNo} `}${row.measureTxt}`
                // A company has no page of measures: it carries them out in the register.
                const address = recordPageAddress(rsaMeasure.name, row.rsaMeasureNo)
                return address === null ? (
                  words
                ) : (
                  <Button type="link" size="small" onClick={() => tab.open(address)}>
                    {words}
                  </Button>
                )
              },
            },
            {
              title: text('state'),
              render: (_, row) => <StateTag resource={rsaMeasure} state={row.state} />,
            },
            {
              title: text('score'),
              render: (_, row) => `${row.worstScore ?? ''} (${row.worstGradeNm ?? ''})`,
            },
            {
              title: text('residual'),
              render: (_, row) => (row.resScore === null ? '' : `${row.resScore} (${row.resGradeNm ?? ''})`),
            },
            { title: text('owner'), dataIndex: 'ownerNm' },
            { title: text('due'), dataIndex: 'dueYmd' },
            {
              title: text('carried'),
              render: (_, { imprNo }) => {
                const address = imprNo === null ? null : recordAddress('improvement', imprNo)
                return (
                  address && (
                    <Button type="link" size="small" onClick={() => tab.open(address)}>
                      {text('openImprovement')}
                    </Button>
                  )
                )
              },
            },
          ]}
        />
      )}
    </Part>
  )
}
