import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { expiriesOf, expiryText } from '../../expiry.rule.ts'
import { passAddress, vendorInfoPath, vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { enterPass } from '../enter-pass.resource.ts'

const plantHelp =
  '승인된 출입신청에서 발급된 출입증입니다. 유효기간은 신청·교육·자격·건강진단·체류기간 가운데 가장 먼저 끝나는 날이고, 정지하면 게이트와 작업허가에서 바로 막힙니다.'
const vendorHelp =
  '우리 업체의 출입증입니다. 유효기간이 가까우면 ‘유효기간의 근거’를 갱신하고 출입신청을 다시 해 주세요.'

/** 출입증 (vendor/enter/enterPass) and the passes of 업체정보. */
export function PassListPage() {
  const tab = useTab()
  const today = useToday()
  const [query, setQuery] = useTabQuery(enterPass)
  return (
    <RegisterPage
      resource={enterPass}
      readOnly
      help={isVendor() ? vendorHelp : plantHelp}
      cells={{
        toYmd: ({ toYmd, state }) => {
          const [soon] = state === 'valid' ? expiriesOf([{ name: '', toYmd }], today) : []
          return soon ? (
            <ToneTag tone={soon.days < 0 ? 'danger' : 'warning'}>{expiryText(soon)}</ToneTag>
          ) : (
            toYmd
          )
        },
      }}
      widths={{ vendorNm: 150, toYmd: 170, areaTxt: 160 }}
      onOpen={({ passNo }) => tab.open(passAddress(passNo))}
      empty="발급된 출입증이 없습니다. 출입신청이 승인되면 발급됩니다."
    >
      <StateTiles resource={enterPass} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One pass. */
export function PassDetailPage() {
  return (
    <RecordPage
      resource={enterPass}
      list={isVendor() ? vendorListAddress(vendorInfoPath, 'pass') : '/vendor/enter/enterPass'}
      nameOf={({ passCd }) => `출입증 ${passCd ?? ''}`}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <span>{data.vendorWorkerNm ?? data.vendorEquipNm}</span>
        </>
      )}
      form={({ Field }) => (
        <Block title="출입증">
          <Field name="vendorWorkerNo" />
          <Field name="vendorEquipNo" />
          <Field name="vendorCd" />
          <Field name="plantCd" />
          <Field name="fromYmd" />
          <Field name="toYmd" />
          <Field name="limitTxt" />
          <Field name="areaTxt" />
          <Field name="enterRqstNo" />
          <Field name="stopReason" span={2} />
        </Block>
      )}
    />
  )
}
