import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { Server, sendUnaryData } from '@grpc/grpc-js';
import type { Faults } from './faults.ts';

const { FOLLOWER, LEADER } = gossip.MemberInfo.VNodeState;

/** Serves the cluster's nodes that a test sets. Clients choose a node from this list. */
export function addGossipService(server: Server, faults: Faults): void {
  server.addService(gossipService.GossipService, {
    read: (_call: unknown, answer: sendUnaryData<gossip.ClusterInfo>) =>
      answer(null, new gossip.ClusterInfo().setMembersList(faults.members.map(memberOf))),
  });
}

function memberOf({ port, isLeader }: Faults['members'][number]): gossip.MemberInfo {
  return new gossip.MemberInfo()
    .setState(isLeader ? LEADER : FOLLOWER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port));
}
