import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { Part } from '../../web/Part.tsx'
import { jointTexts } from '../joint.texts.ts'
import { rsaTarget, type RsaTarget } from '../rsa-target.resource.ts'

interface Side {
  permitNo: number
  permitNm: string
  vendorNm: string | null
}
interface Pair {
  one: Side
  other: Side
  planTxt: string
  rsaTargetNo: number | null
}
interface Joint {
  rsaTargetNo: number
  rsaTargetNm: string
  state: string
  companies: string
  rows: {
    stepNo: number | null
    stepTxt: string
    hazardTxt: string
    controlTxt: string | null
    measureTxt: string | null
  }[]
}
function useJoint<T>(path: string) {
  return useQuery({
    queryKey: [rsaTarget.name, path],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: T[] }>(path, undefined, { signal, quiet: true })).data,
  }).data
}
const pairsPath = '/api/rsa/jointpairs'

/** The simultaneous works of two employers, each to be assessed together. Nothing where there is no such pair. */
export function JointPairs() {
  const text = useTexts(jointTexts)
  const tab = useTab()
  const client = useQueryClient()
  const pairs = useJoint<Pair>(pairsPath)
  if (!pairs || pairs.length === 0) return null
  const open = (no: number) => tab.open(recordPageAddress(rsaTarget.name, no)!)
  const make = async ({ one, other }: Pair) => {
    const { data } = await api.post<{ data: { rsaTargetNo: number } }>(pairsPath, {
      permitNo: one.permitNo,
      otherPermitNo: other.permitNo,
    })
    await client.invalidateQueries({ queryKey: [rsaTarget.name] })
    open(data.rsaTargetNo)
  }
  const side = ({ permitNm, vendorNm }: Side) => (vendorNm ? `${permitNm} (${vendorNm})` : permitNm)
  return (
    <Part title={text('pairs')}>
      <ul>
        {pairs.map((pair) => (
          <li key={`${pair.one.permitNo}-${pair.other.permitNo}`}>
            {side(pair.one)} · {side(pair.other)}: {pair.planTxt}{' '}
            {pair.rsaTargetNo !== null ? (
              <Button size="small" onClick={() => open(pair.rsaTargetNo!)}>
                {text('open')}
              </Button>
            ) : (
              tab.canWrite && (
                <BusyButton size="small" action={() => make(pair)}>
                  {text('make')}
                </BusyButton>
              )
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The companies that take part in a joint assessment, and read it; nothing where it is none. */
export function JointCompanies({ row }: { row: Pick<RsaTarget, 'rsaTargetNo' | 'jointVendorCds'> }) {
  return row.jointVendorCds?.length ? <CompanyNames rsaTargetNo={row.rsaTargetNo} /> : null
}
function CompanyNames({ rsaTargetNo }: { rsaTargetNo: number }) {
  const text = useTexts(jointTexts)
  const companies = useJoint<{ vendorNm: string }>(`${rsaTarget.path}/${rsaTargetNo}/companies`) ?? []
  return (
    <span>
      · {text('companies')}: {companies.map(({ vendorNm }) => vendorNm).join(', ')}
    </span>
  )
}

/** What a company assesses together with others: the rows of the joint sheet, and nothing else of the others. */
export function JointTargets() {
  const text = useTexts(jointTexts)
  const targets = useJoint<Joint>('/api/rsa/jointtargets')
  if (!targets || targets.length === 0) return null
  return (
    <Part title={text('pairs')}>
      {targets.map(({ rsaTargetNo, rsaTargetNm, state, companies, rows }) => (
        <section key={rsaTargetNo} aria-label={rsaTargetNm}>
          <h4>
            {rsaTargetNm} <StateTag resource={rsaTarget} state={state} /> {companies}
          </h4>
          {rows.length === 0 ? (
            <p>{text('noRows')}</p>
          ) : (
            <Table
              size="small"
              rowKey={(row) => `${row.stepNo} ${row.hazardTxt}`}
              dataSource={rows}
              pagination={false}
              columns={[
                { title: text('step'), render: (_, row) => `${row.stepNo ?? ''} ${row.stepTxt}` },
                { title: text('hazard'), dataIndex: 'hazardTxt' },
                {
                  title: text('control'),
                  render: (_, row) => [row.controlTxt, row.measureTxt].filter(Boolean).join(' → '),
                },
              ]}
            />
          )}
        </section>
      ))}
    </Part>
  )
}
