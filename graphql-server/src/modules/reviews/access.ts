import type { Calls } from '../../test/access-rows.ts';

const REVIEW = 'input: { stars: 5, title: "Good", text: "I like it a lot." }';

export const people = `
                               visitor       customer       other          guest         owner         manager       clerk         editor        viewer        expired forged revoked
Query.reviewStanding           401           ok             ok             403           403           403           403           403           403           401     401    401
Query.ownReviews               401           ok             ok             403           403           403           403           403           403           401     401    401
Query.productsToReview         401           ok             ok             403           403           403           403           403           403           401     401    401
Query.reviews                  401           403            403            403           ok            ok            ok            ok            ok            401     401    401
Mutation.reviewCreate          401           NOT_REVIEWABLE NOT_REVIEWABLE 403           403           403           403           403           403           401     401    401
Mutation.reviewUpdate          401           404            404            403           403           403           403           403           403           401     401    401
Mutation.reviewDelete          401           404            404            403           403           403           403           403           403           401     401    401
Mutation.reviewVoteUpdate      401           404            404            403           403           403           403           403           403           401     401    401
Mutation.reviewRequestsUpdate  INVALID_VALUE INVALID_VALUE  INVALID_VALUE  INVALID_VALUE INVALID_VALUE INVALID_VALUE INVALID_VALUE INVALID_VALUE INVALID_VALUE 401     401    401
Mutation.reviewsModerate       401           403            403            403           ok            ok            403           ok            403           401     401    401
Mutation.reviewReplyUpdate     401           403            403            403           404           404           403           404           403           401     401    401
POST /reviewPictures           401           415            415            403           403           403           403           403           403           401     401    401
`;

export const keys = `
                               needs         all           only without expired revoked
Query.reviewStanding           -             403           -    -       401     401
Query.ownReviews               -             403           -    -       401     401
Query.productsToReview         -             403           -    -       401     401
Query.reviews                  products:read ok            ok   403     401     401
Mutation.reviewCreate          -             403           -    -       401     401
Mutation.reviewUpdate          -             403           -    -       401     401
Mutation.reviewDelete          -             403           -    -       401     401
Mutation.reviewVoteUpdate      -             403           -    -       401     401
Mutation.reviewRequestsUpdate  -             INVALID_VALUE -    -       401     401
Mutation.reviewsModerate       reviews:write ok            ok   403     401     401
Mutation.reviewReplyUpdate     reviews:write 404           404  403     401     401
POST /reviewPictures           -             403           -    -       401     401
`;

export const calls: Calls = {
  'Query.reviewStanding': ['(productId: "<product>")', '{ mayReview }'],
  'Query.ownReviews': ['', '{ nodes { text } }'],
  'Query.productsToReview': ['', '{ nodes { orderId } }'],
  'Query.reviews': ['', '{ nodes { text } }'],
  'Mutation.reviewCreate': [`(productId: "<product>", ${REVIEW})`],
  'Mutation.reviewUpdate': [`(id: "<product>", ${REVIEW})`],
  'Mutation.reviewDelete': ['(id: "<product>")'],
  'Mutation.reviewVoteUpdate': ['(id: "<product>", isHelpful: true)'],
  'Mutation.reviewRequestsUpdate': ['(token: "none", isSubscribed: false)'],
  'Mutation.reviewsModerate': ['(reviews: [{ id: "<product>" }], decision: APPROVE)'],
  'Mutation.reviewReplyUpdate': ['(id: "<product>", text: "Thank you.")'],
  'POST /reviewPictures': { body: {} },
};
