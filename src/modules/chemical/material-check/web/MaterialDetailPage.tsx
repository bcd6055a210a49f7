import { useQuery } from '@tanstack/react-query'
import { Alert, Tag } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import type { StateEntry } from '../../../../core/web/record/HistoryDrawer.tsx'
import { canAccess, session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import type { CheckDues } from '../../due-explanation.rule.ts'
import { matChkRqst, type MatChkRqst } from '../mat-chk-rqst.resource.ts'
import type { UnlistedMaterial } from '../material-answers.rule.ts'
import { explainListed, explainVerdict, isReviewed } from '../material-check.rule.ts'
import { bySubject } from '../../regulation/by-subject.rule.ts'
import { prohibited } from '../review-routing.rule.ts'
import { ConditionList } from './ConditionList.tsx'
import { isVendor, RequestFields } from './RequestFields.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import '../../web/chemical.css'
import { unlistedSentences } from '../../regulation/unlisted.texts.ts'
import { materialTexts } from './material.texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** One request: what is asked, what the law says, what each line thinks, conditions and verdict. */
export function MaterialDetailPage() {
  const text = useTexts(materialTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={matChkRqst}
      ownActs={isVendor()}
      list={tab.menu.routePath}
      nameOf={(row) => row.rqstCd ?? ''}
      tags={({ data }) => (
        <>
          <strong>{data.prodTxt}</strong>
          <span>{data.vendorNm}</span>
          <Dues row={data} />
        </>
      )}
      form={(form) => <RequestFields form={form} />}
      before={({ data }) => (
        <>
          <Unlisted row={data} />
          <Verdicts row={data} />
        </>
      )}
    >
      {({ data, editable }) => (
        <>
          {data.state !== 'draft' && <Lists row={data} />}
          <Block title={text('files')}>
            <div className="span-all">
              <Attachments
                resource={matChkRqst}
                name="document"
                taskKey={data.matChkRqstNo}
                editable={editable.length === 0 && tab.canWrite}
              />
            </div>
          </Block>
        </>
      )}
    </RecordPage>
  )
}

/** Components that no list knows: neither the supplier nor the plant may take silence for 'not regulated'. */
function Unlisted({ row: { matChkRqstNo, updateDt } }: { row: MatChkRqst }) {
  const { data = [] } = useQuery({
    queryKey: [matChkRqst.name, 'unlisted', matChkRqstNo, updateDt],
    queryFn: () => api.get<{ data: UnlistedMaterial[] }>(`${matChkRqst.path}/${matChkRqstNo}/unlisted`),
    select: (answer) => answer.data,
  })
  if (data.length === 0) return null
  const names = data.map(({ chemNm, casNo }) => `${chemNm ?? ''} ${casNo ?? ''}`.trim()).join(', ')
  return <Alert type="warning" showIcon title={said(unlistedSentences.names({ names }))} />
}

/** Until when the opinions are due and the approval holds, each with its why. */
function Dues({ row }: { row: MatChkRqst }) {
  const text = useTexts(materialTexts)
  const { matChkRqstNo, dueYmd, validYmd, updateDt } = row
  const { data: dues } = useQuery({
    queryKey: [matChkRqst.name, 'dues', matChkRqstNo, updateDt],
    queryFn: () => api.get<{ data: CheckDues }>(`${matChkRqst.path}/${matChkRqstNo}/dues`),
    enabled: dueYmd !== null || validYmd !== null,
    select: (answer) => answer.data,
  })
  return (
    <>
      {dueYmd && (
        <span>
          {text('reviewBy', { day: dueYmd })} {dues?.due && <Explain {...dues.due} />}
        </span>
      )}
      {validYmd && (
        <span>
          {text('validUntil', { day: validYmd })} {dues?.valid && <Explain {...dues.valid} />}
        </span>
      )}
    </>
  )
}

/** Verdict, opinions, conditions and lists: what the people of the plant open a request for. */
function Verdicts({ row }: { row: MatChkRqst }) {
  const text = useTexts(materialTexts)
  if (row.state === 'draft') return null
  return (
    <>
      {row.state === 'supplement' && <SupplementNote row={row} />}
      {row.verdictTxt ? (
        <Block title={text('verdict', { name: row.verdictNm ?? '' })}>
          <p className="span-all">{row.verdictTxt}</p>
        </Block>
      ) : (
        row.proposeTxt && (
          <Block title={text('proposed', { name: row.proposeNm ?? '' })}>
            <p className="span-all">{row.proposeTxt}</p>
          </Block>
        )
      )}
      {row.reviews.length > 0 && (
        <section className="chemical-page" aria-label={text('reviews')}>
          <h3>
            {text('reviews')}{' '}
            {isReviewed(row.reviews) && (
              <Explain
                {...explainVerdict(
                  row.reviews,
                  row.conds.length,
                  row.regs
                    .filter(({ regCd }) => prohibited.includes(regCd))
                    .map(({ regNm, regCd }) => regNm ?? regCd),
                )}
              />
            )}
          </h3>
          <div className="store-cards">
            {row.reviews.map((review) => (
              <ReviewCard key={review.matChkReviewNo} row={row} review={review} />
            ))}
          </div>
        </section>
      )}
      {row.conds.length > 0 && <ConditionList row={row} userId={session.get().user?.userId} />}
      {row.conds.length > 0 && canAccess('impr/imprRequest') && (
        <Block title={text('improvements')}>
          <div className="span-all">
            <ImprovementPanel sourceModuleCd="CHM" sourceKey={`${matChkRqst.name} ${row.matChkRqstNo}`} />
          </div>
        </Block>
      )}
    </>
  )
}

/** What the supplier is asked to add: the first thing to read on a request that came back. */
function SupplementNote({ row }: { row: MatChkRqst }) {
  const text = useTexts(materialTexts)
  const { data } = useQuery({
    queryKey: queryKeys.history(matChkRqst, row.matChkRqstNo),
    queryFn: () =>
      api.get<{ data: { states: StateEntry[] } }>(`${matChkRqst.path}/${row.matChkRqstNo}/history`),
    select: (answer) => answer.data.states.filter(({ toState }) => toState === 'supplement'),
  })
  const last = data?.toSorted((one, other) => other.stateHistNo - one.stateHistNo)[0]
  return last?.reason ? (
    <Alert type="warning" showIcon title={text('supplement', { reason: last.reason })} />
  ) : null
}

/** The lists that the materials fall under, with article and content: why each line was asked. */
function Lists({ row }: { row: MatChkRqst }) {
  const text = useTexts(materialTexts)
  return (
    <section className="store-status" aria-label={text('listsLabel')}>
      <h3>{text('lists', { count: row.regs.length })}</h3>
      {row.regs.length === 0 ? (
        <p>{text('noLists')}</p>
      ) : (
        <ul className="chemical-subjects">
          {bySubject(
            row.regs,
            ({ chemprodNm, regSubjTxt }) => `${chemprodNm ?? ''} · ${regSubjTxt ?? ''}`,
          ).map(({ subject, group }) => (
            <li key={subject}>
              <strong>{subject}</strong>
              <ul>
                {group.map((each) => (
                  <li key={each.matChkRegNo} title={each.lawTxt ?? text('declared')}>
                    <Tag color={each.borderYn === 'Y' ? 'gold' : 'blue'}>
                      {each.regNm ?? each.regCd} {each.contentPct === null ? '' : `${each.contentPct}%`}
                      {each.borderYn === 'Y' && ` · ${text('border')}`}
                    </Tag>
                    <Explain
                      {...explainListed({ ...each, regNm: each.regNm ?? each.regCd }, each.chemprodNm ?? '')}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
