import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import type { Allowed } from '../../../../core/shared/resource.ts'
import { Blockers } from '../../../../core/web/record/Blockers.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { StateReason } from '../../../../core/web/record/StateReason.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { vendorInfoPath, vendorListAddress } from '../../web/addresses.web.ts'
import { useOfCompany } from '../../web/of-company.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { enterTypes } from '../enter-check.rule.ts'
import { enterRqst } from '../enter-rqst.resource.ts'
import { PrintButton } from '../../web/PrintButton.tsx'
import { PhotoZip } from './PhotoZip.tsx'
import { photoZipTexts } from './photo-zip-page.texts.ts'
import { checkedEntities } from './checked-entities.ts'
import { EntryCheck } from './EntryCheck.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ReviewTag } from '../../vendor/web/ReviewTag.tsx'
import { enterRqstTexts } from './enter-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

/** States in which the company waits for the plant. */
const inReview: readonly string[] = ['submitted', 'deptConfirmed', 'reviewed', 'approving']
/** When a request was made and approved, and by which department, is read in it: company and contract need the room. */
const behind = ['decideDt', 'submitDt', 'deptNm'] as const
const card = { title: 'contractNm', facts: ['enterRqstCd', 'vendorNm', 'fromYmd', 'toYmd'] } as const

/** 출입신청 승인 (vendor/enter/enterRqstAppr) and the entry requests of 업체정보. */
export function EnterListPage() {
  const say = useTexts(enterRqstTexts)
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(enterRqst)
  return (
    <RegisterPage
      resource={enterRqst}
      files={['document']}
      help={say(isVendor() ? 'vendorHelp' : 'plantHelp')}
      first={{
        vendorCd: isVendor() ? session.get().user!.vendorCd! : undefined,
        ...ownPlant(own),
        enterTypeCd: enterTypes.work,
        fromYmd: today,
      }}
      form={(form) => <EnterFields form={form} />}
      widths={{ vendorNm: 150, contractNm: 200 }}
      hidden={behind}
      card={card}
      empty={say(isVendor() ? 'vendorEmpty' : 'plantEmpty')}
    >
      <StateTiles resource={enterRqst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function EnterFields({ form }: { form: RecordFormHandle<typeof enterRqst> }) {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(enterRqstTexts)
  const { Field, Lines, detail } = form
  const enterTypeCd = useFormValue(form, 'enterTypeCd')
  const ofCompany = useOfCompany(form)
  return (
    <>
      <Block title={word('entry')}>
        <Field name="enterTypeCd" span={2} />
        {!isVendor() && <Field name="vendorCd" />}
        <Field name="plantCd" />
        <Field name="contractNo" around={ofCompany} required={enterTypeCd !== enterTypes.visit} />
        {!isVendor() && <Field name="deptCd" required />}
        {!isVendor() && <Field name="mgrUserId" required extra={say('supervisor')} />}
        <Field name="fromYmd" />
        <Field name="toYmd" />
        <Field name="purposeTxt" span="all" />
      </Block>
      {detail && (
        <>
          <Block title={say('areas')}>
            <Lines name="areas" />
          </Block>
          <Block title={say('lines')}>
            <Lines
              name="lines"
              columns={{
                vendorWorkerNo: { width: 150 },
                vendorEquipNo: { width: 180 },
                checkTxt: { hidden: true },
                reviewCont: { width: 240 },
              }}
            />
          </Block>
          {detail.data.decideCont && (
            <Block title={say('review')}>
              <Field name="decideCont" span="all" />
              <Field name="confirmUserId" />
              <Field name="decideUserId" />
              <Field name="decideDt" />
            </Block>
          )}
        </>
      )}
    </>
  )
}

/** Steps forward of an entry request whose conditions are worth a list. */
const forward: readonly string[] = ['submit', 'confirm', 'review', 'approve', 'requestApproval']
/** States in which a company still gives pictures of its people. */
const photoStates: readonly string[] = [
  'draft',
  'supplement',
  'submitted',
  'deptConfirmed',
  'reviewed',
  'approving',
  'approved',
]
/** One entry request: what the check says of each line, the review, the passes. */
export function EnterDetailPage() {
  const photo = useTexts(photoZipTexts)
  const word = useTexts(vendorPageTexts)
  const say = useTexts(enterRqstTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={enterRqst}
      follows={checkedEntities}
      ownActs={isVendor()}
      list={isVendor() ? vendorListAddress(vendorInfoPath, 'enter') : tab.menu.routePath}
      nameOf={({ enterRqstCd, vendorNm }) => say('named', { name: enterRqstCd ?? vendorNm ?? '' })}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <span>{data.enterTypeNm}</span>
          {isVendor() && data.mgrUserNm && <span>{say('supervisedBy', { name: data.mgrUserNm })}</span>}
          <span>
            {data.fromYmd} ~ {data.toYmd}
          </span>
          {inReview.includes(data.state) && <ReviewTag sinceDt={data.submitDt} dueYmd={data.reviewDueYmd} />}
        </>
      )}
      extra={({ data }) => (
        <>
          {isVendor() && photoStates.includes(data.state) && data.lines.length > 0 && <PhotoZip row={data} />}
          {data.state === 'approved' && (
            <PrintButton path={`${enterRqst.path}/${data.enterRqstNo}/passes`}>
              {photo('printPasses')}
            </PrintButton>
          )}
        </>
      )}
      before={({ data, allowed }) => (
        <>
          {/* The field with it stands below all lines. */}
          <StateReason resource={enterRqst} row={{ ...data, decideCont: null }} />
          <Blockers
            steps={(allowed as Allowed[]).filter(
              ({ action, reasons }) =>
                forward.includes(action) &&
                !reasons.some(({ guard }) => guard === 'who' || guard === 'right'),
            )}
            onFix={tab.open}
          />
          <EntryCheck key={data.updateDt} row={data} />
        </>
      )}
      form={(form) => <EnterFields form={form} />}
    >
      {({ data, editable }) => (
        <Block title={word('attachments')}>
          <div className="span-all">
            <Attachments
              resource={enterRqst}
              name="document"
              taskKey={data.enterRqstNo}
              editable={editable.length === 0 && tab.canWrite}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}
