import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.page                      ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.pagePreview               null    null     null  null  null  null    null  null   null   401     401    401
Query.searchPages               ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.menus                     ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.posts                     null    null     null  null  null  null    null  null   null   401     401    401
Query.post                      null    null     null  null  null  null    null  null   null   401     401    401
Query.pageDrafts                401     403      403   403   ok    ok      403   ok     403    401     401    401
Query.pageDraft                 401     403      403   403   null  null    403   null   403    401     401    401
Query.deletedPages              401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.pageCreate             401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.pageUpdate             401     403      403   403   404   404     403   404    403    401     401    401
Mutation.pagePublish            401     403      403   403   404   404     403   404    403    401     401    401
Mutation.pagePublicationCancel  401     403      403   403   404   404     403   404    403    401     401    401
Mutation.pageUnpublish          401     403      403   403   404   404     403   404    403    401     401    401
Mutation.pageVersionRestore     401     403      403   403   404   404     403   404    403    401     401    401
Mutation.pagePreviewLinkReplace 401     403      403   403   404   404     403   404    403    401     401    401
Mutation.pageDelete             401     403      403   403   404   404     403   404    403    401     401    401
Mutation.pageRestore            401     403      403   403   404   404     403   404    403    401     401    401
Mutation.menuUpdate             401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.menuReset              401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.settingsThemeUpdate    401     403      403   403   ok    ok      403   403    403    401     401    401
`;

export const keys = `
                                needs         all  only without expired revoked
Query.page                      -             ok   -    -       401     401
Query.pagePreview               -             null -    -       401     401
Query.searchPages               -             ok   -    -       401     401
Query.menus                     -             ok   -    -       401     401
Query.posts                     -             null -    -       401     401
Query.post                      -             null -    -       401     401
Query.pageDrafts                content:write ok   ok   403     401     401
Query.pageDraft                 content:write null null 403     401     401
Query.deletedPages              content:write ok   ok   403     401     401
Mutation.pageCreate             content:write ok   ok   403     401     401
Mutation.pageUpdate             content:write 404  404  403     401     401
Mutation.pagePublish            content:write 404  404  403     401     401
Mutation.pagePublicationCancel  content:write 404  404  403     401     401
Mutation.pageUnpublish          content:write 404  404  403     401     401
Mutation.pageVersionRestore     content:write 404  404  403     401     401
Mutation.pagePreviewLinkReplace content:write 404  404  403     401     401
Mutation.pageDelete             content:write 404  404  403     401     401
Mutation.pageRestore            content:write 404  404  403     401     401
Mutation.menuUpdate             content:write ok   ok   403     401     401
Mutation.menuReset              content:write ok   ok   403     401     401
Mutation.settingsThemeUpdate    settings:write ok  ok   403     401     401
`;

export const calls: Calls = {
  'Query.page': ['(handle: "home")', '{ id }'],
  'Query.pagePreview': ['(token: "none")', '{ id }'],
  'Query.searchPages': ['(query: "about")', '{ url }'],
  'Query.menus': ['', '{ id }'],
  'Query.posts': ['', '{ totalCount }'],
  'Query.post': ['(handle: "none")', '{ id }'],
  'Query.pageDrafts': ['', '{ totalCount }'],
  'Query.pageDraft': ['(id: "<product>")', '{ id }'],
  'Query.deletedPages': ['', '{ id }'],
  'Mutation.pageCreate': ['(input: { title: "<key>" })'],
  'Mutation.pageUpdate': ['(id: "<product>", input: { title: "<key>" })'],
  'Mutation.pagePublish': ['(id: "<product>")'],
  'Mutation.pagePublicationCancel': ['(id: "<product>")'],
  'Mutation.pageUnpublish': ['(id: "<product>")'],
  'Mutation.pageVersionRestore': ['(id: "<product>", versionId: "<product>")'],
  'Mutation.pagePreviewLinkReplace': ['(id: "<product>")'],
  'Mutation.pageDelete': ['(id: "<product>")'],
  'Mutation.pageRestore': ['(id: "<product>")'],
  'Mutation.menuUpdate': ['(name: LEGAL, input: { entries: [] })'],
  'Mutation.menuReset': ['(name: LEGAL)'],
  'Mutation.settingsThemeUpdate': ['(input: {})'],
};
