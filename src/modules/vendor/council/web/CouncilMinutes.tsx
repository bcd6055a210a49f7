import { PrinterOutlined, SignatureOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { council, type Council } from '../council.resource.ts'
import { maySign, useSigning } from './signing.web.ts'
import { councilPageTexts } from './council-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import './council.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** 협의체 of 업체정보: the minutes that the plant shared, signed by who took part. */
export function CouncilMinutes() {
  const say = useTexts(councilPageTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [council.name, 'minutes'],
    queryFn: ({ signal }) => api.get<Answer<Council[]>>('/api/vendor/councilminutes', {}, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <>
      <PageHeader title={say('minutesTitle')} help={say('minutesHelp')} />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(minutes) =>
          minutes.length === 0 ? (
            <Empty description={say('noMinutes')} />
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
  const word = useTexts(vendorPageTexts)
  const say = useTexts(councilPageTexts)
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
              {word('sign')}
            </Button>
          )}
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={print.busy}
            onClick={() => void print.open(`${council.path}/${row.councilNo}/print`)}
          >
            {say('minutes')}
          </Button>
        </div>
      }
    >
      <MinutesText row={row} />
    </Block>
  )
}

/** The discussion and the decisions in full. */
export function MinutesText({ row }: { row: Council }) {
  const say = useTexts(councilPageTexts)
  const came = row.attends.filter(({ attendYn }) => attendYn === 'Y')
  const decisions = row.items.filter(({ decisionCont }) => decisionCont)
  return (
    <div className="span-all council-minutes">
      <p>
        {[
          showMoment(row.meetDt),
          row.placeNm,
          say('chair', { name: row.chairUserNm ?? '' }),
          say('present', { came: came.length, all: row.attends.length }),
          say('signedOf', { signed: came.filter(({ signDt }) => signDt).length, came: came.length }),
        ].join(' · ')}
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
          <h3>{say('decisions')}</h3>
          <ul>
            {decisions.map(({ councilItemNo, decisionCont, ownerUserNm, dueYmd }) => (
              <li key={councilItemNo}>
                {decisionCont} {say('owed', { owner: ownerUserNm ?? '', day: dueYmd ?? '' })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
