import { PrinterOutlined, SignatureOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../../core/web/record/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { council, type Council } from '../council.resource.ts'
import { maySign, useSigning } from './signing.web.ts'
import './council.css'

/** 협의체 of 업체정보: the minutes that the plant shared, signed by who took part. */
export function CouncilMinutes() {
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [council.name, 'minutes'],
    queryFn: ({ signal }) => api.get<Answer<Council[]>>('/api/vendor/councilminutes', {}, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <>
      <PageHeader
        title="안전보건 협의체"
        help="사업장이 공유한 회의록입니다. 내용을 작업자에게 알리고, 회의에 출석한 사람은 본인의 로그인으로 서명해 주세요."
      />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(minutes) =>
          minutes.length === 0 ? (
            <Empty description="공유받은 협의체 회의록이 없습니다." />
          ) : (
            <>
              {minutes.map((row) => (
                <Minutes key={row.councilNo} row={row} />
              ))}
            </>
          )
        }
      </Gate>
    </>
  )
}

function Minutes({ row }: { row: Council }) {
  const print = usePdf()
  const signing = useSigning()
  return (
    <Block
      title={
        <>
          {row.councilYm} {row.plantNm} <StateTag resource={council} state={row.state} />
        </>
      }
      extra={
        <div className="council-aside">
          {maySign(row) && (
            <Button
              type="primary"
              icon={<SignatureOutlined aria-hidden />}
              loading={signing.busy}
              onClick={() => void signing.sign(row.councilNo)}
            >
              서명
            </Button>
          )}
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={print.busy}
            onClick={() => void print.open(`${council.path}/${row.councilNo}/print`)}
          >
            회의록
          </Button>
        </div>
      }
    >
      <MinutesText row={row} />
    </Block>
  )
}

/** What was said and decided, in full. */
export function MinutesText({ row }: { row: Council }) {
  const came = row.attends.filter(({ attendYn }) => attendYn === 'Y')
  const decisions = row.items.filter(({ decisionCont }) => decisionCont)
  return (
    <div className="span-all council-minutes">
      <p>
        {showMoment(row.meetDt)} · {row.placeNm} · 의장 {row.chairUserNm} · 출석 {came.length}/
        {row.attends.length}명 · 서명 {came.filter(({ signDt }) => signDt).length}/{came.length}명
      </p>
      <dl>
        {row.items.map(({ councilItemNo, agendaNm, cont }) => (
          <div key={councilItemNo}>
            <dt>{agendaNm}</dt>
            <dd>{cont}</dd>
          </div>
        ))}
      </dl>
      {decisions.length > 0 && (
        <>
          <h3>결정사항</h3>
          <ul>
            {decisions.map(({ councilItemNo, decisionCont, ownerUserNm, dueYmd }) => (
              <li key={councilItemNo}>
                {decisionCont} ({ownerUserNm}, {dueYmd}까지)
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
