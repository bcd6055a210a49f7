import { useState } from 'react'
import { FileExcelOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { plantCodeGroup, useCodes } from '../../../core/web/popup/lookups.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/record/PageStates.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import type { ImprovementStats } from '../improvement/improvement-answers.rule.ts'
import { ages, budgetUse } from '../rules/figures.rule.ts'
import { grades, gradeNames } from '../rules/grade.rule.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { LessonsBlock } from './LessonsBlock.tsx'
import { useStats } from './queries.ts'
import './improvement.css'

const shown = (value: number | null, unit: string): string => (value === null ? '–' : `${value.toLocaleString('ko-KR')}${unit}`)
const yearsShown = 5

/** The figures of a year (IMP-07 … IMP-13); each says how it is calculated. */
export function ImprovementStatusPage() {
  const tab = useTab()
  const thisYear = Number(useToday().slice(0, 4))
  const [year, setYear] = useState(String(thisYear))
  const [plantCd, setPlant] = useState('')
  const { data: plants = [] } = useCodes(plantCodeGroup)
  const { data, error, isLoading, refetch } = useStats({ year, plantCd })
  return (
    <div className="impr">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="완료율 = 종결 ÷ (전체−취소−반려−병합), 기한준수율은 최초기한으로 셉니다. 나눌 것이 없으면 –로 보입니다."
        extra={
          <>
            <BusyButton icon={<FileExcelOutlined aria-hidden />} action={() => api.download('/api/impr/stats/excel', { year, plantCd })}>
              엑셀
            </BusyButton>
            <Select
              aria-label="연도"
              value={year}
              onChange={setYear}
              options={Array.from({ length: yearsShown }, (_, index) => ({
                value: String(thisYear - index),
                label: `${thisYear - index}년`,
              }))}
            />
            <Select
              aria-label="사업장"
              className="impr-plant"
              value={plantCd}
              onChange={setPlant}
              options={[{ value: '', label: '전체 사업장' }, ...plants.map(({ code, codeNm }) => ({ value: code, label: codeNm }))]}
            />
          </>
        }
      />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(stats) => <Figures stats={stats} />}
      </Gate>
      <LessonsBlock query={{ year, plantCd }} />
    </div>
  )
}

function Figures({ stats }: { stats: ImprovementStats }) {
  const { counts, figures, cost, risk } = stats
  const cards: [string, string, string?][] = [
    ['전체', shown(counts.total, '건')],
    ['종결', shown(counts.closed, '건')],
    ['미조치', shown(counts.open, '건'), `지연 ${counts.overdue} · 보류 ${counts.onHold}`],
    ['완료율', shown(figures.completion, '%')],
    ['기한준수율', shown(figures.onTime, '%'), '최초기한 기준'],
    ['평균 조치일', shown(figures.meanDays, '일'), '접수 → 조치완료'],
    ['지연율', shown(figures.overdue, '%')],
    ['재조치율', shown(figures.reopened, '%')],
    ['재발률', shown(stats.repeatRate, '%'), '종결 후 180일 안 같은 지적'],
    ['반복 지적률', shown(stats.repeatedYearRate, '%'), '12개월 안 같은 장소·유형'],
    ['통제위계 점수', shown(stats.controlScore, ''), '5 제거 … 1 보호구'],
    ['위험 감소', shown(stats.riskReduction, '%'), `${risk.before} → ${risk.after}`],
    ['예산 집행', shown(cost.use, '%'), `${cost.costAmt.toLocaleString('ko-KR')} / ${cost.budgetAmt.toLocaleString('ko-KR')}원`],
  ]
  return (
    <>
      <ul className="impr-figures">
        {cards.map(([name, value, more]) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value}</b>
            {more && <em>{more}</em>}
          </li>
        ))}
      </ul>
      <Block title="출처 × 등급">
        <Heat stats={stats} />
      </Block>
      <Block title="미조치 경과일">
        <Bars rows={ages.map(({ name }, index) => ({ name, count: stats.ages[index] ?? 0 }))} />
      </Block>
      <Block title="통제위계">
        <Bars
          rows={stats.control.map(({ ctrlLvlNm, count, recurred }) => ({
            name: ctrlLvlNm,
            count,
            more: recurred > 0 ? `재발 ${recurred}` : '',
          }))}
        />
      </Block>
      <Block title="조치주체별">
        <ScrollRegion label="조치주체별 표" className="span-all impr-table">
          <table>
            <thead>
              <tr>
                {['조치주체', '전체', '종결', '지연', '기한준수율'].map((each) => (
                  <th key={each} scope="col">
                    {each}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stats.depts.map((each) => (
                <tr key={each.name}>
                  <td>{each.name}</td>
                  <td>{each.total}</td>
                  <td>{each.closed}</td>
                  <td>{each.overdue}</td>
                  <td>{shown(each.onTimeRate, '%')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Block>
      <Block title="예산·비용">
        <Costs cost={cost} />
      </Block>
      <Block title={`재발 ${stats.repeats.length}건`}>
        <Repeats stats={stats} />
      </Block>
    </>
  )
}

const won = (amount: number): string => amount.toLocaleString('ko-KR')
/** Budget and cost by half-year, plant and level of control (중대재해처벌법 시행령 제4조제4호나목). */
function Costs({ cost }: { cost: ImprovementStats['cost'] }) {
  const parts = [...cost.halves, ...(cost.plants.length > 1 ? cost.plants : []), ...cost.levels].filter(
    ({ budgetAmt, costAmt }) => budgetAmt > 0 || costAmt > 0,
  )
  if (parts.length === 0) return <PageEmpty>등록된 예산과 비용이 없습니다.</PageEmpty>
  return (
    <ScrollRegion label="예산·비용 표" className="span-all impr-table">
      <table>
        <thead>
          <tr>
            {['구분', '예산(원)', '비용(원)', '집행률'].map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, budgetAmt, costAmt }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="is-number">{won(budgetAmt)}</td>
              <td className="is-number">{won(costAmt)}</td>
              <td className="is-number">{shown(budgetUse(budgetAmt, costAmt), '%')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Heat({ stats }: { stats: ImprovementStats }) {
  const sources = [...new Map(stats.heat.map(({ sourceModuleCd, sourceNm }) => [sourceModuleCd, sourceNm]))]
  const most = Math.max(1, ...stats.heat.map(({ count }) => count))
  const countOf = (source: string, grade: string) =>
    stats.heat.find((each) => each.sourceModuleCd === source && each.gradeCd === grade)?.count ?? 0
  if (sources.length === 0) return <PageEmpty>이 기간의 개선요청이 없습니다.</PageEmpty>
  return (
    <ScrollRegion label="출처와 등급 표" className="span-all impr-table">
      <table>
        <thead>
          <tr>
            <th scope="col">출처</th>
            {grades.map((grade) => (
              <th key={grade} scope="col">
                {gradeNames[grade]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(([code, name]) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              {grades.map((grade) => {
                const count = countOf(code, grade)
                return (
                  <td key={grade} className={`impr-heat is-${Math.ceil((count / most) * 4)}`}>
                    {count || ''}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
function Bars({ rows }: { rows: readonly { name: string; count: number; more?: string }[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul className="span-all impr-bars">
      {rows.map(({ name, count, more }) => (
        <li key={name}>
          <span>{name}</span>
          <meter min={0} max={most} value={count} aria-label={`${name} ${count}건`} />
          <b>
            {count}건 {more}
          </b>
        </li>
      ))}
    </ul>
  )
}
function Repeats({ stats }: { stats: ImprovementStats }) {
  if (stats.repeats.length === 0) return <PageEmpty>재발이 없습니다.</PageEmpty>
  return (
    <ul className="span-all impr-related">
      {stats.repeats.map((each) => (
        <li key={each.imprNo}>
          <span>{each.days}일 만에</span>
          <ImprovementLink imprNo={each.imprNo}>{each.imprNm}</ImprovementLink>
          <em className="impr-more">{each.placeNm}</em>
        </li>
      ))}
    </ul>
  )
}
