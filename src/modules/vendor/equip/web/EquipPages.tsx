import { Form } from 'antd'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { equipAddress, vendorListAddress } from '../../web/addresses.web.ts'
import { ExpiryTags } from '../../web/ExpiryTags.tsx'
import { ToneTag } from '../../web/ToneTag.tsx'
import { isVendor } from '../../web/own-vendor.ts'
import { equipmentKinds } from '../equipment.rule.ts'
import { vendorEquip } from '../vendor-equip.resource.ts'

const plantHelp =
  '협력업체가 반입하는 장비입니다. 검사·보험이 작업일에 끝나 있거나 조종자 자격이 없으면 작업허가를 요청할 수 없습니다. 서류를 확인하고 반입승인하세요.'
const vendorHelp =
  '반입할 장비와 검사·보험 유효일, 조종자를 등록하세요. 사업장 담당자가 반입승인한 장비만 작업허가에 쓸 수 있습니다.'

/** 협력 장비 (vendor/enter/vendorEquip, constSafe/equip/equipList) and the equipment of 업체정보. */
export function EquipListPage() {
  const tab = useTab()
  const today = useToday()
  const [query, setQuery] = useTabQuery(vendorEquip)
  const day = (toYmd: string | null) =>
    toYmd && toYmd < today ? <ToneTag tone="danger">{toYmd} 만료</ToneTag> : toYmd
  return (
    <RegisterPage
      resource={vendorEquip}
      help={isVendor() ? vendorHelp : plantHelp}
      first={isVendor() ? { vendorCd: session.get().user!.vendorCd! } : {}}
      form={(form) => <EquipFields form={form} />}
      cells={{
        inspToYmd: ({ inspToYmd }) => day(inspToYmd),
        insurToYmd: ({ insurToYmd }) => day(insurToYmd),
      }}
      widths={{ vendorEquipNm: 200, vendorNm: 150, inspToYmd: 150, insurToYmd: 150 }}
      onOpen={({ vendorEquipNo }) => tab.open(equipAddress(vendorEquipNo))}
      onSaved={(key) => tab.open(equipAddress(key))}
      empty="등록된 장비가 없습니다. 등록 단추나 엑셀 양식으로 장비를 등록하세요."
    >
      <StateTiles resource={vendorEquip} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function EquipFields({ form }: { form: RecordFormHandle<typeof vendorEquip> }) {
  const { Field, antd, detail } = form
  const kind =
    equipmentKinds[(Form.useWatch('equipTypeCd', { form: antd, preserve: true }) as string | undefined) ?? '']
  return (
    <>
      <Block title="장비">
        {!isVendor() && <Field name="vendorCd" readOnly={detail !== undefined} />}
        <Field name="equipTypeCd" />
        <Field name="vendorEquipNm" placeholder="50톤 이동식크레인" />
        <Field name="regNo" placeholder="전남06가1234" />
        <Field name="modelNm" />
        <Field name="capaTxt" placeholder="50 t" />
        <Field name="madeYmd" />
      </Block>
      <Block title="유효기간과 조종자">
        <Field name="inspToYmd" required={kind?.inspection ?? false} />
        <Field name="insurToYmd" required={kind?.insurance ?? false} />
        <Field
          name="driverWorkerNo"
          required={(kind?.licences.length ?? 0) > 0}
          extra="자격은 작업자에 등록합니다."
        />
        <Field name="remark" />
      </Block>
    </>
  )
}

/** One piece of equipment: days, driver, papers, and whether it is let in. */
export function EquipDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={vendorEquip}
      list={vendorListAddress(tab.menu.routePath, 'equip')}
      nameOf={({ vendorEquipNm }) => vendorEquipNm}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <span>{data.regNo}</span>
        </>
      )}
      before={({ data }) => (
        <ExpiryTags
          things={[
            { name: '검사', toYmd: data.inspToYmd },
            { name: '보험', toYmd: data.insurToYmd },
          ]}
        />
      )}
      form={(form) => <EquipFields form={form} />}
    >
      {({ data, editable }) => {
        const open = editable.length === 0 && tab.canWrite
        return (
          <Block title="사진과 서류">
            <div className="span-all">
              <Attachments resource={vendorEquip} name="photo" taskKey={data.vendorEquipNo} editable={open} />
              <Attachments
                resource={vendorEquip}
                name="document"
                taskKey={data.vendorEquipNo}
                editable={open}
              />
            </div>
          </Block>
        )
      }}
    </RecordPage>
  )
}
