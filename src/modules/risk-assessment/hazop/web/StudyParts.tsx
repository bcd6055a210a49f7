import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaMeasure } from '../../measure/rsa-measure.resource.ts'
import { recommendationCode } from '../recommendation.rule.ts'
import { rsaHazopRow } from '../rsa-hazop-row.resource.ts'
import type { StudyAnswer, StudyChange } from '../study.rule.ts'
import { Grade } from './Grade.tsx'
import { hazopTexts } from './hazop.texts.ts'
import { rowAddress } from './StudySheet.tsx'
import { studyKey } from './use-study.ts'

/** A record of another page, opened where it has one. */
function Jump({
  entity,
  recordKey,
  children,
}: {
  entity: string
  recordKey: string | number
  children: string
}) {
  const tab = useTab()
  const address = recordPageAddress(entity, recordKey)
  if (!address) return <>{children}</>
  return (
    <Button type="link" size="small" onClick={() => tab.open(address)}>
      {children}
    </Button>
  )
}

const carriedOut: readonly string[] = ['verified', 'riskAccepted']
/** The numbered recommendations of a study; one that is carried out becomes a safeguard of its rows. */
export function Recommendations({ study }: { study: StudyAnswer }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const take = async (rowNo: number, rsaMeasureNo: number) => {
    if (!(await notice.confirm(text('takeAsk')))) return
    await api.put(`${recordPath(rsaHazopRow, rowNo)}/takerecommendation`, { rsaMeasureNo })
    await client.invalidateQueries({ queryKey: studyKey(study.rsaTargetNo) })
  }
  return (
    <>
      <Alert type="info" showIcon title={text('recommendationNote')} />
      {study.recommendations.length === 0 && <p>{text('noRecommendations')}</p>}
      <ul className="hazop-list">
        {study.recommendations.map((each) => (
          <li key={each.rsaMeasureNo}>
            <p className="hazop-facts">
              <strong>{recommendationCode(each.recNo)}</strong>
              <Jump entity={rsaMeasure.name} recordKey={each.rsaMeasureNo}>
                {each.measureTxt}
              </Jump>
              <StateTag resource={rsaMeasure} state={each.state} />
              <Grade matrix={study.matrix} gradeCd={each.worstGradeCd} />
              <span>
                {text('owner')}: {each.ownerUserNm ?? each.ownerDeptNm}
              </span>
              <span>
                {text('due')}: {each.dueYmd} <DueWhy study={study} gradeCd={each.worstGradeCd} />
              </span>
            </p>
            {each.rows.map(({ rsaHazopRowNo, words, taken }) => (
              <p key={rsaHazopRowNo} className="hazop-facts">
                <Button type="link" size="small" onClick={() => tab.open(rowAddress(rsaHazopRowNo))}>
                  {words}
                </Button>
                {taken && <span>{text('taken')}</span>}
                {!taken && tab.canWrite && carriedOut.includes(each.state) && (
                  <BusyButton action={() => take(rsaHazopRowNo, each.rsaMeasureNo)}>
                    {text('take')}
                  </BusyButton>
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Within how many days a recommendation is carried out: the days of the worst grade that it lowers. */
function DueWhy({ study, gradeCd }: { study: StudyAnswer; gradeCd: string | null }) {
  const text = useTexts(hazopTexts)
  const grade = study.matrix.grades.find((each) => each.gradeCd === gradeCd)
  if (!grade) return null
  return (
    <Explain
      title={text('dueWhy')}
      inputs={[{ label: text('worstGrade'), value: `${grade.gradeCd} ${grade.gradeNm}` }]}
      formula={grade.dueDays ? text('dueWithin', { days: grade.dueDays }) : text('dueFree')}
      source={study.matrix.matrixNm}
    />
  )
}

/** When a study is looked through again, and what has changed since the one before. */
export function Revalidation({ study }: { study: StudyAnswer }) {
  const text = useTexts(hazopTexts)
  const { dueYmd, state, daysLeft } = study.revalidation
  const day = dueYmd ?? ''
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [...studyKey(study.rsaTargetNo), 'changes'],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: StudyChange[] }>(
          `/api/rsa/hazop/study/${study.rsaTargetNo}/changes`,
          undefined,
          { signal },
        )
      ).data,
  })
  return (
    <>
      {state === 'notConfirmed' && <Alert type="info" showIcon title={text('notConfirmed')} />}
      {state === 'valid' && <Alert type="success" showIcon title={text('dueOn', { day })} />}
      {state === 'soon' && (
        <Alert type="warning" showIcon title={text('dueSoon', { day, days: daysLeft ?? 0 })} />
      )}
      {state === 'overdue' && <Alert type="error" showIcon title={text('overdue', { day })} />}
      {study.unlookedCnt > 0 && (
        <Alert type="warning" showIcon title={text('unlooked', { count: study.unlookedCnt })} />
      )}
      {study.copiedPct !== null && <p>{text('copied', { percent: study.copiedPct })}</p>}
      <Block title={text('changesTitle')}>
        <div className="hazop-form-wide">
          {study.prevTargetNo === null ? (
            <p>{text('noPrevious')}</p>
          ) : (
            <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
              {(changes) => (
                <ul className="hazop-list">
                  {changes.length === 0 && <li>{text('nothing')}</li>}
                  {changes.map((change) => (
                    <li key={`${change.kind} ${change.key}`}>
                      {change.day} <strong>{text(change.kind)}</strong>{' '}
                      <Jump entity={change.entity} recordKey={change.key}>
                        {change.words}
                      </Jump>
                    </li>
                  ))}
                </ul>
              )}
            </Gate>
          )}
        </div>
      </Block>
    </>
  )
}

/** What a study still lacks, and what a reader should look at. */
export function StudyChecks({ study }: { study: StudyAnswer }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const { lackingDisciplines, uncoveredNodes, lacks, lackCnt, quality, unlookedCnt } = study
  const isWhole =
    lacks.length === 0 && lackingDisciplines.length === 0 && uncoveredNodes.length === 0 && unlookedCnt === 0
  return (
    <>
      <Block title={text('lacks')}>
        <ul className="hazop-list hazop-form-wide">
          {isWhole && <li>{text('allFilled')}</li>}
          {lackingDisciplines.length > 0 && (
            <li>{text('lackingRole', { roles: lackingDisciplines.map((role) => text(role)).join(', ') })}</li>
          )}
          {uncoveredNodes.length > 0 && <li>{text('uncovered', { nodes: uncoveredNodes.join(', ') })}</li>}
          {unlookedCnt > 0 && <li>{text('unlooked', { count: unlookedCnt })}</li>}
          {lacks.map((row) => (
            <li key={row.rsaHazopRowNo}>
              <Button type="link" size="small" onClick={() => tab.open(rowAddress(row.rsaHazopRowNo))}>
                {row.words}
              </Button>
              {row.lacks.map((lack) => text(lack)).join(', ')}
            </li>
          ))}
          {lackCnt > lacks.length && <li>{text('moreLacks', { count: lackCnt - lacks.length })}</li>}
        </ul>
      </Block>
      <Block title={text('hints')}>
        <ul className="hazop-list hazop-form-wide">
          {quality.length === 0 && <li>{text('noHints')}</li>}
          {quality.map(({ finding, value, rowNos, words }) => (
            <li key={`${finding} ${rowNos[0]}`}>
              <p>
                <strong>{text(finding === 'copied' ? 'copiedRows' : finding, { value: value ?? 0 })}</strong>{' '}
                {text('nodeRows', { count: rowNos.length })}
              </p>
              {words.map((name, index) => (
                <Button
                  key={rowNos[index]}
                  type="link"
                  size="small"
                  onClick={() => tab.open(rowAddress(rowNos[index]!))}
                >
                  {name}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      </Block>
    </>
  )
}
