import { Button } from 'antd'
import { TabletOutlined } from '@ant-design/icons'
import { api } from '../../../core/web/api.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { recordPath } from '../../../core/web/data/query-keys.ts'
import { endLocally } from '../../../core/web/load-session.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { kiosk } from '../kiosk.resource.ts'
import { device, kioskPath } from './device.ts'
import { kioskTexts } from './kiosk.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 현장 단말기 (manage/user/kioskList): which there are; opened at the device itself it registers it. */
export function KioskListPage() {
  const tab = useTab()
  const text = useTexts(kioskTexts)
  const notice = useNotice()
  const register = async (kioskNo: number, name: string) => {
    if (!(await notice.confirm(text('registerAsk', { name })))) return
    const { data } = await api.put<{ data: { secret: string } }>(`${recordPath(kiosk, kioskNo)}/register`, {})
    device.keep(data.secret)
    await api.post('/api/auth/logout', undefined, { quiet: true, overlay: false }).catch(() => undefined)
    endLocally()
    globalThis.location.replace(kioskPath)
  }
  return (
    <RegisterPage
      resource={kiosk}
      first={{ useYn: 'Y' }}
      help={text('listHelp')}
      cells={{
        remark: (row) => (
          <>
            {tab.canWrite && row.useYn === 'Y' && (
              <Button
                size="small"
                icon={<TabletOutlined aria-hidden />}
                onClick={() =>
                  void register(row.kioskNo, row.kioskNm).catch((error: unknown) => notice.failure(error))
                }
              >
                {text('register')}
              </Button>
            )}{' '}
            {row.remark}
          </>
        ),
      }}
      widths={{ remark: 260 }}
    />
  )
}
