import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { StateReason } from '../../../../core/web/record/StateReason.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorInfoPath, vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { vendorChgRqst } from '../vendor-chg-rqst.resource.ts'
import { ReviewTag } from './ReviewTag.tsx'
import { vendorLifeTexts } from './vendor-life.texts.ts'

const asked = ['newVendorNm', 'newCeoNm', 'newBizRegNo', 'newIndInsNo'] as const
const stood = ['oldVendorNm', 'oldCeoNm', 'oldBizRegNo', 'oldIndInsNo'] as const

const card = {
  title: 'reason',
  facts: ['vendorNm', 'newVendorNm', 'newCeoNm', 'newBizRegNo', 'newIndInsNo', 'reviewDueYmd'],
} as const
/** The numbers, and who decided when and why, are read in the request. */
const behind = ['newBizRegNo', 'newIndInsNo', 'decideUserNm', 'decideDt', 'decideCont'] as const
/** 변경요청: what companies ask to have changed; a company asks, the plant decides. */
export function VendorChgRqstListPage() {
  const say = useTexts(vendorLifeTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(vendorChgRqst)
  return (
    <RegisterPage
      resource={vendorChgRqst}
      files={['evidence']}
      help={say(isVendor() ? 'vendorHelp' : 'plantHelp')}
      readOnly={!isVendor() || !tab.canWrite}
      removable={false}
      card={card}
      first={{ vendorCd: isVendor() ? session.get().user!.vendorCd! : undefined }}
      form={({ Field }) => (
        <>
          <Block title={say('asked')}>
            {asked.map((name) => (
              <Field key={name} name={name} />
            ))}
            <Field name="reason" span="all" />
          </Block>
        </>
      )}
      cells={{
        reviewDueYmd: ({ state, createDt, reviewDueYmd }) =>
          state === 'requested' ? <ReviewTag sinceDt={createDt} dueYmd={reviewDueYmd} /> : reviewDueYmd,
      }}
      widths={{ vendorNm: 150, newVendorNm: 140, newCeoNm: 110, reviewDueYmd: 190, reason: 180 }}
      hidden={behind}
      empty={say(isVendor() ? 'emptyVendor' : 'empty')}
    >
      <StateTiles resource={vendorChgRqst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One request, with what stood there and the evidence. */
export function VendorChgRqstDetailPage() {
  const say = useTexts(vendorLifeTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={vendorChgRqst}
      ownActs={isVendor()}
      list={isVendor() ? vendorListAddress(vendorInfoPath, 'change') : '/vendor/base/vendorList?part=change'}
      nameOf={({ vendorNm, vendorCd }) => say('named', { name: vendorNm ?? vendorCd })}
      tags={({ data }) =>
        data.state === 'requested' && <ReviewTag sinceDt={data.createDt} dueYmd={data.reviewDueYmd} />
      }
      before={({ data }) => <StateReason resource={vendorChgRqst} row={data} />}
      form={({ Field, detail }) => (
        <>
          <Block title={say('asked')}>
            {asked.map((name) => detail?.data[name] && <Field key={name} name={name} />)}
            <Field name="reason" span="all" />
          </Block>
          <Block title={say('before')}>
            {stood.map((name) => detail?.data[name] && <Field key={name} name={name} />)}
          </Block>
          {detail?.data.decideDt && (
            <Block title={say('decision')}>
              <Field name="decideUserId" />
              <Field name="decideDt" />
              <Field name="decideCont" span="all" />
            </Block>
          )}
        </>
      )}
    >
      {({ data }) => (
        <Block title={say('evidence')}>
          <div className="span-all">
            <Attachments
              resource={vendorChgRqst}
              name="evidence"
              taskKey={data.chgRqstNo}
              editable={isVendor() && tab.canWrite && data.state === 'requested'}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}
