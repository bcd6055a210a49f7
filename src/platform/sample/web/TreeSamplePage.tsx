import { useState } from 'react'
import { Switch } from 'antd'
import { Shuttle } from '../../../core/web/components/Shuttle.tsx'
import { CheckTree } from '../../../core/web/popup/CheckTree.tsx'
import { useDepartments } from '../../../core/web/data/lookups.ts'
import { withAncestors } from '../../../core/web/popup/tree-check.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { flatMenus, useSession } from '../../../core/web/session-store.ts'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { SamplePage, SampleSection, SampleValue } from './SamplePage.tsx'
import { sampleTexts } from './sample.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * 트리·셔틀 (sample/component/treeSample): the boxes of a tree by the rule of the menu rights (admin R4), and the
 * shuttle.
 */
export function TreeSamplePage() {
  const say = useTexts(sampleTexts)
  return (
    <SamplePage help={say('treeHelp')}>
      <MenuChecks />
      <DepartmentShuttle />
    </SamplePage>
  )
}

function MenuChecks() {
  const say = useTexts(sampleTexts)
  const language = useLanguage()
  const { menus } = useSession()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [withParents, setWithParents] = useState(false)
  const rows = flatMenus(menus).map((menu) => ({
    id: menu.menuId,
    parentId: menu.upMenuId,
    title: menuName(menu, language),
  }))
  const result = withAncestors(rows, checked)
  return (
    <SampleSection title={say('treeChecks')}>
      <label className="sample-buttons">
        <Switch checked={withParents} onChange={setWithParents} />
        {say('withParents')}
      </label>
      <div className="sample-columns">
        <CheckTree
          label={say('treeChecks')}
          rows={rows}
          checked={checked}
          onChange={setChecked}
          withParents={withParents}
        />
        <div>
          <p>{say('handedOn', { count: result.length })}</p>
          <SampleValue label={say('returned')} value={result} />
        </div>
      </div>
    </SampleSection>
  )
}

function DepartmentShuttle() {
  const say = useTexts(sampleTexts)
  const { data, error, isLoading, refetch } = useDepartments(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <SampleSection title={say('shuttle')}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(departments) => (
          <Shuttle
            items={departments}
            keyOf={({ deptCd }) => deptCd}
            labelOf={({ deptCd, deptNm }) => `${deptNm} (${deptCd})`}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Gate>
      <SampleValue label={say('returned')} value={chosen} />
    </SampleSection>
  )
}
