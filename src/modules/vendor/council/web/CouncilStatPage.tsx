import { Select } from 'antd'
import { percentOf } from '../../../../core/shared/decimal.ts'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Plot } from '../../../../core/web/chart/Plot.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { council } from '../council.resource.ts'
import type { CouncilSummary } from '../council.rule.ts'
import { councilPageTexts } from './council-page.texts.ts'
import '../../web/vendor.css'
import './council.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { vendorRecords } from '../../record-pages.rule.ts'

const yearsShown = 5

/**
 * 협의체 현황 (vendor/council/councilStat): the meetings of every month, who came, and the outcome of the
 * decisions.
 */
export function CouncilStatPage() {
  const say = useTexts(councilPageTexts)
  const tab = useTab()
  const today = useToday()
  const thisYear = Number(today.slice(0, 4))
  const year = tab.params.get('year') ?? String(thisYear)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [council.name, 'stat', year],
    queryFn: ({ signal }) =>
      api.get<Answer<CouncilSummary[]>>('/api/vendor/councilstat', { year }, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <div className="vendor-part">
      <PageHeader
        help={say('statHelp')}
        extra={
          <Select
            aria-label={say('year')}
            value={year}
            options={Array.from({ length: yearsShown }, (_, index) => ({
              value: String(thisYear - index),
              label: say('yearOf', { year: thisYear - index }),
            }))}
            onChange={(chosen) => tab.setSearch(`year=${chosen}`)}
          />
        }
      />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(plants) =>
          plants.length === 0 ? (
            <p className="council-empty">{say('noneOfYear', { year })}</p>
          ) : (
            <>
              <div className="charts">
                {plants.map((plant) => (
                  <Attendance key={plant.plantCd} plant={plant} />
                ))}
              </div>
              {plants.map((plant) => (
                <Year key={plant.plantCd} plant={plant} />
              ))}
            </>
          )
        }
      </Gate>
    </div>
  )
}

/** Who came, month by month, in per cent; a month without a meeting is a gap, not a zero. */
function Attendance({ plant }: { plant: CouncilSummary }) {
  const say = useTexts(councilPageTexts)
  const took = plant.months.map(({ council: held }) =>
    held && held.state !== 'planned' && held.state !== 'missed' ? held : null,
  )
  const to = (index: number) => {
    const held = plant.months[index]?.council
    return held ? addressOf(vendorRecords.council, held.councilNo) : undefined
  }
  return (
    <Plot
      title={say('chartRates', { plant: plant.plantNm })}
      height={170}
      labels={plant.months.map(({ ym }) => say('month', { month: Number(ym.slice(5)) }))}
      layers={[
        {
          name: say('chartCame'),
          kind: 'line',
          share: true,
          values: took.map((held) => held && percentOf(held.attendedCnt, held.memberCnt)),
          to,
        },
        {
          name: say('chartDone'),
          kind: 'line',
          tone: 'good',
          share: true,
          values: took.map((held) => held && percentOf(held.doneCnt, held.decisionCnt)),
          to,
        },
      ]}
    />
  )
}

const rateText = (rate: number | null): string => (rate === null ? '-' : `${rate}%`)

function Year({ plant }: { plant: CouncilSummary }) {
  const say = useTexts(councilPageTexts)
  const tab = useTab()
  return (
    <Block
      title={plant.plantNm}
      extra={
        <div className="council-aside">
          <ToneTag tone={plant.held < plant.owed ? 'danger' : 'good'}>
            {say('heldOf', { held: plant.held, owed: plant.owed })}
          </ToneTag>
          <ToneTag tone="plain">{say('attendRate', { rate: rateText(plant.attendRate) })}</ToneTag>
          <ToneTag tone="plain">{say('doneRate', { rate: rateText(plant.doneRate) })}</ToneTag>
        </div>
      }
    >
      <ol className="span-all council-year" aria-label={say('months', { plant: plant.plantNm })}>
        {plant.months.map(({ ym, council: held }) => (
          <li key={ym}>
            {held ? (
              <button
                type="button"
                onClick={() => tab.open(addressOf(vendorRecords.council, held.councilNo))}
              >
                <strong>{say('month', { month: Number(ym.slice(5)) })}</strong>
                <StateTag resource={council} state={held.state} />
                {held.state !== 'planned' && held.state !== 'missed' && (
                  <>
                    <span>{say('cameOf', { came: held.attendedCnt, all: held.memberCnt })}</span>
                    <span>{say('signaturesOf', { signed: held.signedCnt, came: held.attendedCnt })}</span>
                    {held.decisionCnt > 0 && (
                      <span>{say('doneOf', { done: held.doneCnt, all: held.decisionCnt })}</span>
                    )}
                  </>
                )}
              </button>
            ) : (
              <div>
                <strong>{say('month', { month: Number(ym.slice(5)) })}</strong>
                <span>{say('noRecord')}</span>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Block>
  )
}
