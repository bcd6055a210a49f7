import { useState } from 'react'
import { Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { textarea } from '../../../../core/shared/field.ts'
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
import { expiriesOf, expiryText } from '../../expiry.rule.ts'
import { vendorDocAddress, vendorInfoPath, vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { ToneTag, type Tone } from '../../web/ToneTag.tsx'
import { verification } from '../../worker/vendor-worker.rule.ts'
import { vendorDoc } from '../vendor-doc.resource.ts'

const plantHelp =
  '업체가 등록한 서류입니다. 내용을 확인하면 출입 적격 검사에 쓰이고, 반려하면 업체에 사유가 통보됩니다. 30일 안에 끝나는 서류는 노란색입니다.'
const vendorHelp =
  '사업자등록증, 산재보험 가입증명처럼 출입신청에 필요한 서류를 등록합니다. 등록한 뒤 열어서 파일을 붙이면 안전담당이 확인합니다.'
const tones: Readonly<Record<string, Tone>> = {
  [verification.open]: 'active',
  [verification.verified]: 'good',
  [verification.returned]: 'danger',
}

/** The papers of companies, to be verified; of 업체정보 the own ones. */
export function DocListPage() {
  const tab = useTab()
  const today = useToday()
  return (
    <RegisterPage
      resource={vendorDoc}
      help={isVendor() ? vendorHelp : plantHelp}
      first={{ ...(isVendor() && { vendorCd: session.get().user!.vendorCd! }), validFromYmd: today }}
      fields={[
        ...(isVendor() ? [] : (['vendorCd'] as const)),
        'docTypeCd',
        'docNo',
        'validFromYmd',
        'validToYmd',
      ]}
      cells={{
        verifyStatusNm: ({ verifyStatusCd, verifyStatusNm }) => (
          <ToneTag tone={tones[verifyStatusCd ?? ''] ?? 'plain'}>{verifyStatusNm ?? '미확인'}</ToneTag>
        ),
        validToYmd: ({ validToYmd }) => {
          const [soon] = expiriesOf([{ name: '', toYmd: validToYmd }], today)
          return soon ? (
            <ToneTag tone={soon.days < 0 ? 'danger' : 'warning'}>{expiryText(soon)}</ToneTag>
          ) : (
            (validToYmd ?? '만료 없음')
          )
        },
      }}
      widths={{ vendorNm: 150, docTypeNm: 200, validToYmd: 170, rejectReason: 240 }}
      onOpen={({ vendorDocNo }) => tab.open(vendorDocAddress(vendorDocNo))}
      onSaved={(key) => tab.open(vendorDocAddress(key))}
      empty="등록된 업체서류가 없습니다."
    />
  )
}

/** One paper, with the decision of the safety people. */
export function DocDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={vendorDoc}
      list={
        isVendor()
          ? vendorListAddress(vendorInfoPath, 'document')
          : '/vendor/enter/expireStatus?part=document'
      }
      nameOf={({ docTypeNm }) => docTypeNm ?? '업체서류'}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <ToneTag tone={tones[data.verifyStatusCd ?? ''] ?? 'plain'}>
            {data.verifyStatusNm ?? '미확인'}
          </ToneTag>
        </>
      )}
      extra={({ data }) =>
        !isVendor() &&
        tab.canWrite &&
        data.verifyStatusCd !== verification.verified && <Decision vendorDocNo={data.vendorDocNo} />
      }
      form={({ Field, detail }) => (
        <Block title="서류">
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
        <Block title="파일">
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

const reasonField = textarea('반려사유', { required: true, min: 5, max: 500 })
function Decision({ vendorDocNo }: { vendorDocNo: number }) {
  const notice = useNotice()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const decide = async (body: { okYn: 'Y' | 'N'; rejectReason?: string }) => {
    await api.put(`${vendorDoc.path}/${vendorDocNo}/verify`, body)
    notice.toast(body.okYn === 'Y' ? '서류를 확인하였습니다.' : '서류를 반려하였습니다.')
    await client.invalidateQueries({ queryKey: [vendorDoc.name] })
  }
  return (
    <>
      <BusyButton type="primary" action={() => decide({ okYn: 'Y' })}>
        확인
      </BusyButton>
      <Button onClick={() => setAsking(true)}>반려</Button>
      <BasePopup
        open={asking}
        title="서류 반려"
        confirmText="반려"
        confirmDisabled={reason.trim().length < (reasonField.min ?? 0)}
        onConfirm={() => decide({ okYn: 'N', rejectReason: reason })}
        onClose={() => setAsking(false)}
      >
        <label>
          {reasonField.label} (5자 이상)
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
