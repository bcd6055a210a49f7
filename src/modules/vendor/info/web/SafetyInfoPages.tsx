import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { safetyInfoAddress, vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { safetyInfo } from '../safety-info.resource.ts'

const plantHelp =
  '화학물질 설비의 개조·분해·내부작업, 밀폐공간, 굴착 작업 전에 업체에 서면으로 알리는 내용입니다. 제공하면 업체가 수령 확인(서명)을 하고, 그 전에는 작업허가를 승인할 수 없습니다.'
const vendorHelp =
  '사업장이 제공한 정보제공서입니다. 내용을 작업자에게 알리고 수령 확인을 해 주세요. 하도급을 주었다면 사본을 제공하고 기록하세요.'

/** 안전보건 정보제공 (vendor/base/safetyInfo) and the sheets of 업체정보. */
export function SafetyInfoListPage() {
  const tab = useTab()
  const [query, setQuery] = useTabQuery(safetyInfo)
  return (
    <RegisterPage
      resource={safetyInfo}
      help={isVendor() ? vendorHelp : plantHelp}
      readOnly={isVendor()}
      form={(form) => <SafetyInfoFields form={form} />}
      widths={{ workNm: 220, vendorNm: 150, contractNm: 200 }}
      onOpen={({ safetyInfoNo }) => tab.open(safetyInfoAddress(safetyInfoNo))}
      onSaved={(key) => tab.open(safetyInfoAddress(key))}
      empty={
        isVendor()
          ? '제공받은 정보제공서가 없습니다.'
          : '작성된 정보제공서가 없습니다. 정보제공 대상 계약에 정보제공서를 작성하세요.'
      }
    >
      <StateTiles resource={safetyInfo} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function SafetyInfoFields({ form }: { form: RecordFormHandle<typeof safetyInfo> }) {
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title="작업">
        <Field name="contractNo" span={2} />
        <Field name="workNm" span={2} />
        <Field name="facilityTxt" span={2} />
        {detail && <Field name="vendorCd" />}
      </Block>
      <Block title="제공 내용 (시행규칙 제83조제1항)">
        <Field name="hazardCont" />
        <Field name="cautionCont" />
        <Field name="emergencyCont" />
      </Block>
      <Block title="취급물질">
        <Lines name="chemicals" columns={{ hazardTxt: { width: 360 } }} />
      </Block>
      {detail && (
        <Block title="제공과 확인">
          <Field name="provideUserId" />
          <Field name="provideDt" />
          <Field name="recvUserId" />
          <Field name="recvDt" />
          <Field name="subCopyTxt" />
          <Field name="subCopyDt" />
          <Field name="checkUserId" />
          <Field name="checkDt" />
          <Field name="checkCont" />
        </Block>
      )}
    </>
  )
}

/** One sheet: what is told, and who gave, received and checked it. */
export function SafetyInfoDetailPage() {
  const tab = useTab()
  const print = usePdf()
  return (
    <RecordPage
      resource={safetyInfo}
      list={vendorListAddress(tab.menu.routePath, 'info')}
      nameOf={({ workNm }) => workNm}
      tags={({ data }) => (
        <>
          <span>{data.safetyInfoCd}</span>
          <span>{data.vendorNm}</span>
        </>
      )}
      extra={({ data }) => (
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={print.busy}
          onClick={() => void print.open(`${safetyInfo.path}/${data.safetyInfoNo}/print`)}
        >
          인쇄
        </Button>
      )}
      form={(form) => <SafetyInfoFields form={form} />}
    >
      {({ data, editable }) => (
        <Block title="첨부">
          <div className="span-all">
            <Attachments
              resource={safetyInfo}
              name="document"
              taskKey={data.safetyInfoNo}
              editable={editable.length === 0 && tab.canWrite && !isVendor()}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}
