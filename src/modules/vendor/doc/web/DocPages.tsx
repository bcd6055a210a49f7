import { useState } from 'react'
import { Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { expiriesOf, expirySentence } from '../../expiry.rule.ts'
import { vendorInfoPath, vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { ToneTag, type Tone } from '../../web/ToneTag.tsx'
import { verification } from '../../worker/vendor-worker.rule.ts'
import { vendorDoc } from '../vendor-doc.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendor } from '../../vendor/vendor.resource.ts'
import { ReviewTag } from '../../vendor/web/ReviewTag.tsx'
import { docPageTexts } from './doc-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

const card = { title: 'docTypeNm', facts: ['vendorNm', 'docNo', 'validToYmd'] } as const
const tones: Readonly<Record<string, Tone>> = {
  [verification.open]: 'active',
  [verification.verified]: 'good',
  [verification.returned]: 'danger',
}

/** The papers of companies, to be verified; of 업체정보 the own ones. */
export function DocListPage() {
  const say = useTexts(docPageTexts)
  const today = useToday()
  return (
    <RegisterPage
      resource={vendorDoc}
      files={['document']}
      help={say(isVendor() ? 'vendorHelp' : 'plantHelp')}
      first={{ vendorCd: isVendor() ? session.get().user!.vendorCd! : undefined, validFromYmd: today }}
      card={card}
      form={({ Field }) => (
        <>
          <Block title={say('paper')}>
            {!isVendor() && <Field name="vendorCd" />}
            <Field name="docTypeCd" />
            <Field name="docNo" />
            <Field name="validFromYmd" />
            <Field name="validToYmd" />
          </Block>
        </>
      )}
      cells={{
        verifyStatusNm: ({ verifyStatusCd, verifyStatusNm }) => (
          <ToneTag tone={tones[verifyStatusCd ?? ''] ?? 'plain'}>
            {verifyStatusNm ?? say('unverified')}
          </ToneTag>
        ),
        reviewDueYmd: ({ updateDt, reviewDueYmd }) => <ReviewTag sinceDt={updateDt} dueYmd={reviewDueYmd} />,
        validToYmd: ({ validToYmd }) => {
          const [soon] = expiriesOf([{ name: '', toYmd: validToYmd }], today)
          return soon ? (
            <ToneTag tone={soon.days < 0 ? 'danger' : 'warning'}>{said(expirySentence(soon))}</ToneTag>
          ) : (
            (validToYmd ?? say('noEnd'))
          )
        },
      }}
      widths={{ vendorNm: 150, docTypeNm: 200, validToYmd: 170, reviewDueYmd: 220, rejectReason: 240 }}
      empty={say('empty')}
    />
  )
}

/** One paper, with the decision of the safety people. */
export function DocDetailPage() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(docPageTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={vendorDoc}
      ownActs={isVendor()}
      list={
        isVendor()
          ? vendorListAddress(vendorInfoPath, 'document')
          : '/vendor/enter/expireStatus?part=document'
      }
      nameOf={({ docTypeNm }) => docTypeNm ?? word('paper')}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <ToneTag tone={tones[data.verifyStatusCd ?? ''] ?? 'plain'}>
            {data.verifyStatusNm ?? say('unverified')}
          </ToneTag>
          <ReviewTag sinceDt={data.updateDt} dueYmd={data.reviewDueYmd} />
        </>
      )}
      extra={({ data }) =>
        !isVendor() &&
        tab.canWrite &&
        data.verifyStatusCd !== verification.verified && <Decision vendorDocNo={data.vendorDocNo} />
      }
      form={({ Field, detail }) => (
        <Block title={say('paper')}>
          {!isVendor() && <Field name="vendorCd" />}
          <Field name="docTypeCd" />
          <Field name="docNo" />
          <Field name="validFromYmd" />
          <Field name="validToYmd" />
          <Field name="verifyUserId" />
          {detail?.data.rejectReason && <Field name="rejectReason" span={2} />}
        </Block>
      )}
    >
      {({ data, editable }) => (
        <Block title={say('file')}>
          <div className="span-all">
            <Attachments
              resource={vendorDoc}
              name="document"
              taskKey={data.vendorDocNo}
              editable={editable.length === 0 && tab.canWrite}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}

const leastReason = 5
function Decision({ vendorDocNo }: { vendorDocNo: number }) {
  const say = useTexts(docPageTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const decide = async (body: { okYn: 'Y' | 'N'; rejectReason?: string }) => {
    await api.put(`${vendorDoc.path}/${vendorDocNo}/verify`, body)
    notice.toast(say(body.okYn === 'Y' ? 'verified' : 'returned'))
    // Whether the company may be dealt with follows from its papers.
    for (const { name } of [vendorDoc, vendor]) await client.invalidateQueries({ queryKey: [name] })
  }
  return (
    <>
      <BusyButton type="primary" action={() => decide({ okYn: 'Y' })}>
        {say('verify')}
      </BusyButton>
      <Button onClick={() => setAsking(true)}>{say('return')}</Button>
      <BasePopup
        open={asking}
        title={say('returnTitle')}
        confirmText={say('return')}
        confirmDisabled={reason.trim().length < leastReason}
        onConfirm={() => decide({ okYn: 'N', rejectReason: reason })}
        onClose={() => setAsking(false)}
      >
        <label>
          {say('atLeast', { label: say('reason') })}
          <textarea
            className="vendor-reason"
            value={reason}
            maxLength={500}
            rows={4}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      </BasePopup>
    </>
  )
}
