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
import { vendorListAddress } from '../../web/addresses.web.ts'
import { ExpiryTags } from '../../web/ExpiryTags.tsx'
import { ToneTag } from '../../web/ToneTag.tsx'
import { isVendor } from '../../web/own-vendor.ts'
import { equipmentKinds } from '../equipment.rule.ts'
import { vendorEquip } from '../vendor-equip.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { equipPageTexts } from './equip-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { expirySentences } from '../../expiry.texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

/** 협력 장비 (vendor/enter/vendorEquip, constSafe/equip/equipList) and the equipment of 업체정보. */
export function EquipListPage() {
  const say = useTexts(equipPageTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(vendorEquip)
  const day = (toYmd: string | null) =>
    toYmd && toYmd < today ? (
      <ToneTag tone="danger">{said(expirySentences.ended({ day: toYmd }))}</ToneTag>
    ) : (
      toYmd
    )
  return (
    <RegisterPage
      resource={vendorEquip}
      files={['photo', 'document']}
      help={say(isVendor() ? 'vendorHelp' : 'plantHelp')}
      first={isVendor() ? { vendorCd: session.get().user!.vendorCd! } : {}}
      form={(form) => <EquipFields form={form} />}
      cells={{
        inspToYmd: ({ inspToYmd }) => day(inspToYmd),
        insurToYmd: ({ insurToYmd }) => day(insurToYmd),
      }}
      widths={{ vendorEquipNm: 200, vendorNm: 150, inspToYmd: 150, insurToYmd: 150 }}
      empty={say('empty')}
    >
      <StateTiles resource={vendorEquip} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function EquipFields({ form }: { form: RecordFormHandle<typeof vendorEquip> }) {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(equipPageTexts)
  const { Field, detail } = form
  const kind = equipmentKinds[useFormValue(form, 'equipTypeCd') ?? '']
  return (
    <>
      <Block title={word('equip')}>
        {!isVendor() && <Field name="vendorCd" readOnly={detail !== undefined} />}
        <Field name="equipTypeCd" />
        <Field name="vendorEquipNm" placeholder={say('nameSample')} />
        <Field name="regNo" placeholder={say('regNoSample')} />
        <Field name="modelNm" />
        <Field name="capaTxt" placeholder="50 t" />
        <Field name="madeYmd" />
      </Block>
      <Block title={say('validity')}>
        <Field name="inspToYmd" required={kind?.inspection ?? false} />
        <Field name="insurToYmd" required={kind?.insurance ?? false} />
        <Field name="driverWorkerNo" required={(kind?.licences.length ?? 0) > 0} extra={say('licences')} />
        <Field name="remark" />
      </Block>
    </>
  )
}

/** One piece of equipment: days, driver, papers, and whether it is let in. */
export function EquipDetailPage() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(equipPageTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={vendorEquip}
      ownActs={isVendor()}
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
            { name: say('inspection'), toYmd: data.inspToYmd },
            { name: say('insurance'), toYmd: data.insurToYmd },
          ]}
        />
      )}
      form={(form) => <EquipFields form={form} />}
    >
      {({ data, editable }) => {
        const open = editable.length === 0 && tab.canWrite
        return (
          <Block title={word('photosPapers')}>
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
