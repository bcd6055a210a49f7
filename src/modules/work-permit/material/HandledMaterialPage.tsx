import { Segmented } from 'antd'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { gasDevice } from './gas-device.resource.ts'
import { handledMaterial } from './handled-material.resource.ts'
import { materialTexts } from './handled-material-page.texts.ts'

const listName = 'list'
const devices = 'devices'

/**
 * 취급물질 관리 (constSafe/permit/handledMaterialManage): the limits by which the air of works is judged, and the
 * instruments with which it is measured.
 */
export function HandledMaterialPage() {
  const say = useTexts(materialTexts)
  const tab = useTab()
  const shown = tab.params.get(listName) === devices ? devices : 'materials'
  const choice = (
    <Segmented
      aria-label={say('which')}
      value={shown}
      options={[
        { value: 'materials', label: say('materials') },
        { value: devices, label: say('devices') },
      ]}
      onChange={(value) => tab.setSearch(value === devices ? `${listName}=${devices}` : '')}
    />
  )
  return shown === devices ? (
    <RegisterPage
      resource={gasDevice}
      help={say('devicesHelp')}
      first={{ useYn: 'Y', deviceStatCd: 'inUse', deviceKindCd: 'portable' }}
      widths={{ gasDeviceNm: 140, gasCds: 320, remark: 240 }}
      empty={say('noDevices')}
    >
      {choice}
    </RegisterPage>
  ) : (
    <RegisterPage
      resource={handledMaterial}
      help={say('help')}
      first={{ useYn: 'Y' }}
      widths={{ matNm: 200, ppeTxt: 220, cautionTxt: 320 }}
      empty={say('empty')}
    >
      {choice}
    </RegisterPage>
  )
}
