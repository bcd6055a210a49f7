import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../../core/web/record/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { councilAddress } from '../../web/addresses.web.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { council } from '../council.resource.ts'
import type { CouncilSummary } from '../council.rule.ts'
import '../../web/vendor.css'
import './council.css'

const yearsShown = 5

/**
 * 협의체 현황 (vendor/council/councilStat): whether every month had its meeting, who came and what became of the
 * decisions.
 */
export function CouncilStatPage() {
  const tab = useTab()
  const today = useToday()
  const language = useLanguage()
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
        title={menuName(tab.menu, language)}
        help="월 1회 이상 개최(시행규칙 제79조제3항)를 지켰는지, 출석과 결정사항의 이행을 사업장별로 봅니다. 달을 누르면 회의록이 열립니다."
        extra={
          <Select
            aria-label="년도"
            value={year}
            options={Array.from({ length: yearsShown }, (_, index) => ({
              value: String(thisYear - index),
              label: `${thisYear - index}년`,
            }))}
            onChange={(chosen) => tab.setSearch(`year=${chosen}`)}
          />
        }
      />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(plants) =>
          plants.length === 0 ? (
            <p className="council-empty">{year}년의 협의체가 없습니다. ‘안전보건 협의체’에서 계획하세요.</p>
          ) : (
            <>
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

const rateText = (rate: number | null): string => (rate === null ? '-' : `${rate}%`)

function Year({ plant }: { plant: CouncilSummary }) {
  const tab = useTab()
  return (
    <Block
      title={plant.plantNm}
      extra={
        <div className="council-aside">
          <ToneTag tone={plant.held < plant.owed ? 'danger' : 'good'}>
            개최 {plant.held}/{plant.owed}
          </ToneTag>
          <ToneTag tone="plain">출석률 {rateText(plant.attendRate)}</ToneTag>
          <ToneTag tone="plain">결정 이행률 {rateText(plant.doneRate)}</ToneTag>
        </div>
      }
    >
      <ol className="span-all council-year" aria-label={`${plant.plantNm} 월별 개최`}>
        {plant.months.map(({ ym, council: held }) => (
          <li key={ym}>
            {held ? (
              <button type="button" onClick={() => tab.open(councilAddress(held.councilNo))}>
                <strong>{Number(ym.slice(5))}월</strong>
                <StateTag resource={council} state={held.state} />
                {held.state !== 'planned' && held.state !== 'missed' && (
                  <>
                    <span>
                      출석 {held.attendedCnt}/{held.memberCnt}
                    </span>
                    <span>
                      서명 {held.signedCnt}/{held.attendedCnt}
                    </span>
                    {held.decisionCnt > 0 && (
                      <span>
                        결정 이행 {held.doneCnt}/{held.decisionCnt}
                      </span>
                    )}
                  </>
                )}
              </button>
            ) : (
              <div>
                <strong>{Number(ym.slice(5))}월</strong>
                <span>기록 없음</span>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Block>
  )
}
