import { Radio } from 'antd'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { EntryBanPage } from '../../ban/web/EntryBanPage.tsx'
import { entryBanTexts } from '../../ban/web/entry-ban-page.texts.ts'
import '../../web/vendor.css'
import { WorkerListPage } from './WorkerListPage.tsx'

/** 협력 작업자 (vendor/enter/vendorWorker, constSafe/worker/workerList): the workers, and whom the plant bars. */
export function WorkersPage() {
  const say = useTexts(entryBanTexts)
  const tab = useTab()
  const part = tab.params.get('part') === 'ban' ? 'ban' : 'worker'
  return (
    <div className="vendor-part">
      <Radio.Group
        aria-label={say('parts')}
        optionType="button"
        options={[
          { value: 'worker', label: say('workers') },
          { value: 'ban', label: say('bans') },
        ]}
        value={part}
        onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
      />
      {part === 'ban' ? <EntryBanPage key="ban" /> : <WorkerListPage key="worker" />}
    </div>
  )
}
