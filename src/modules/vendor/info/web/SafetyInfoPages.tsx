import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { Signatures } from '../../../../core/web/sign/Signatures.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { safetyInfo } from '../safety-info.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safetyInfoPageTexts } from './safety-info-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'

/** Who took the information, for which contract and where, is read in it: the work has a name of its own. */
const behind = ['recvUserNm', 'contractNm', 'facilityTxt'] as const

/** 안전보건 정보제공 (vendor/base/safetyInfo) and the sheets of 업체정보. */
export function SafetyInfoListPage() {
  const say = useTexts(safetyInfoPageTexts)
  const [query, setQuery] = useTabQuery(safetyInfo)
  return (
    <RegisterPage
      resource={safetyInfo}
      files={['document']}
      help={say(isVendor() ? 'vendorHelp' : 'plantHelp')}
      readOnly={isVendor()}
      form={(form) => <SafetyInfoFields form={form} />}
      widths={{ workNm: 280, vendorNm: 160 }}
      hidden={behind}
      empty={say(isVendor() ? 'vendorEmpty' : 'plantEmpty')}
    >
      <StateTiles resource={safetyInfo} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function SafetyInfoFields({ form }: { form: RecordFormHandle<typeof safetyInfo> }) {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(safetyInfoPageTexts)
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title={word('work')}>
        <Field name="contractNo" span={2} />
        <Field name="workNm" span={2} />
        <Field name="facilityTxt" span={2} />
        {detail && <Field name="vendorCd" />}
      </Block>
      <Block title={say('content')}>
        <Field name="hazardCont" />
        <Field name="cautionCont" />
        <Field name="emergencyCont" />
      </Block>
      <Block title={say('chemicals')}>
        <Lines name="chemicals" columns={{ hazardTxt: { width: 360 } }} />
      </Block>
      {detail && (
        <Block title={say('given')}>
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

/** One sheet: its information, and who gave, received and checked it. */
export function SafetyInfoDetailPage() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(safetyInfoPageTexts)
  const tab = useTab()
  const print = usePdf()
  return (
    <RecordPage
      resource={safetyInfo}
      ownActs={isVendor()}
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
          {word('print')}
        </Button>
      )}
      form={(form) => <SafetyInfoFields form={form} />}
    >
      {({ data, editable }) => (
        <>
          {(data.state === 'received' || data.state === 'checked') && (
            <Block title={say('workers')}>
              <div className="span-all">
                <Signatures
                  resource={safetyInfo}
                  name="worker"
                  taskKey={data.safetyInfoNo}
                  editable={tab.canWrite && isVendor()}
                />
              </div>
            </Block>
          )}
          <Block title={word('attachments')}>
            <div className="span-all">
              <Attachments
                resource={safetyInfo}
                name="document"
                taskKey={data.safetyInfoNo}
                editable={editable.length === 0 && tab.canWrite && !isVendor()}
              />
            </div>
          </Block>
        </>
      )}
    </RecordPage>
  )
}
