import { useEffect, useMemo, useState } from 'react'
import { Button } from 'antd'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { yes } from '../../../core/shared/session.ts'
import { withPages, type EditedMenu } from '../../menu/menu-editor.rule.ts'
import { useAllMenus } from '../../menu/web/menu-queries.ts'
import { differing, noRights, pressed, type RightsByMenu } from '../linked-rights.rule.ts'
import { MenuFilters } from './MenuFilters.tsx'
import { GroupSelect } from './GroupSelect.tsx'
import { RightsTable } from './RightsTable.tsx'
import {
  useGroupRights,
  useGroups,
  useSaveRights,
  type GroupOption,
  type StoredRight,
} from './rights-queries.ts'
import '../../../core/web/list/list.css'
import './auth-group.css'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * 그룹별 메뉴권한 (manage/authGrp/authGrpMenu): the menus of one group, saved in one piece. The group stands in the
 * address.
 */
export function AuthGrpMenuPage() {
  const text = useTexts(rightsTexts)
  const tab = useTab()
  const notice = useNotice()
  const [dirty, setDirty] = useState(false)
  const { data: groups, error, isPending, refetch } = useGroups()
  const asked = Number(tab.params.get('authGrpNo'))
  const group = groups?.find(({ authGrpNo }) => authGrpNo === asked) ?? (asked ? undefined : groups?.[0])
  const { setDirty: markTab } = tab
  useEffect(() => markTab(dirty), [markTab, dirty])
  const choose = async (next: number) => {
    if (dirty && !(await notice.confirm(text('leave'), { danger: true }))) return
    setDirty(false)
    tab.setSearch(new URLSearchParams({ authGrpNo: String(next) }))
  }
  return (
    <div className="register-page">
      <PageHeader help={text('menuHelp')} />
      <Gate data={groups} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(all) => (
          <>
            <GroupSelect groups={all} value={group?.authGrpNo} onChange={(next) => void choose(next)} />
            {group ? (
              <GroupRights key={group.authGrpNo} group={group} onDirty={setDirty} />
            ) : (
              <PageEmpty>{text('chooseGroup')}</PageEmpty>
            )}
          </>
        )}
      </Gate>
    </div>
  )
}

function GroupRights({ group, onDirty }: { group: GroupOption; onDirty: (dirty: boolean) => void }) {
  const menus = useAllMenus()
  const rights = useGroupRights(group.authGrpNo)
  const both = menus.data && rights.data ? { menus: menus.data, stored: rights.data } : undefined
  const retry = () => void Promise.all([menus.refetch(), rights.refetch()])
  return (
    <Gate
      data={both}
      error={menus.error ?? rights.error}
      loading={menus.isPending || rights.isPending}
      onRetry={retry}
    >
      {({ menus: all, stored }) => <Editor group={group} menus={all} stored={stored} onDirty={onDirty} />}
    </Gate>
  )
}

interface EditorProps {
  group: GroupOption
  menus: readonly EditedMenu[]
  stored: readonly StoredRight[]
  onDirty: (dirty: boolean) => void
}
function Editor({ group, menus, stored, onDirty }: EditorProps) {
  const text = useTexts(rightsTexts)
  const language = useLanguage()
  const notice = useNotice()
  const { canWrite } = useTab()
  const saveRights = useSaveRights()
  const [words, setWords] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  // The rights as they were read when the first box was pressed: a colleague's change since then is refused
  // at saving, not overwritten.
  const [draft, setDraft] = useState<{ base: readonly StoredRight[]; rights: RightsByMenu }>()
  const portalMenus = useMemo(
    () => withPages(menus.filter(({ portalCd }) => portalCd === group.portalCd)),
    [menus, group.portalCd],
  )
  const base = draft?.base ?? stored
  const before = useMemo<RightsByMenu>(() => new Map(base.map((right) => [right.menuId, right])), [base])
  const rights = draft?.rights ?? before
  const changed = useMemo(() => new Set(differing(before, rights)), [before, rights])
  const isShown = (menu: EditedMenu) =>
    [menuName(menu, language), menu.menuNm, menu.frontEndUrl].some((name) =>
      name.toLowerCase().includes(words.trim().toLowerCase()),
    ) &&
    (!onlyOpen || yes(rights.get(menu.menuId)?.accessYn))

  const set = (next: RightsByMenu | undefined) => {
    setDraft(next && { base, rights: next })
    onDirty(next !== undefined && differing(before, next).length > 0)
  }
  const save = async () => {
    const updateDts = new Map(base.map(({ menuId, updateDt }) => [menuId, updateDt]))
    await saveRights(
      group.authGrpNo,
      [...changed].map((menuId) => {
        const { accessYn, writeYn, excelYn, printYn } = rights.get(menuId) ?? noRights
        return { menuId, accessYn, writeYn, excelYn, printYn, updateDt: updateDts.get(menuId) ?? null }
      }),
    )
    set(undefined)
    notice.toast(text('saved'))
  }
  return (
    <>
      <div className="rights-bar">
        <MenuFilters
          words={words}
          onWords={setWords}
          checked={onlyOpen}
          onChecked={setOnlyOpen}
          label={text('onlyOpen')}
        />
        {canWrite && (
          <div className="rights-filters">
            <span role="status">{changed.size > 0 && text('changes', { count: changed.size })}</span>
            <Button disabled={changed.size === 0} onClick={() => set(undefined)}>
              {text('undo')}
            </Button>
            <BusyButton type="primary" disabled={changed.size === 0} action={save}>
              {text('save')}
            </BusyButton>
          </div>
        )}
      </div>
      <RightsTable
        menus={portalMenus}
        rights={rights}
        changed={changed}
        isShown={isShown}
        unfolded={words.trim() !== ''}
        editable={canWrite}
        onPress={(menuId, name, on) => set(pressed(portalMenus, rights, menuId, name, on))}
      />
    </>
  )
}
